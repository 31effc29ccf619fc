import { expect, test } from 'vitest';
import { downloadNamed, fileSize } from './downloads.server.ts';

test('sizes are said in thousands of bytes', () => {
  expect([900, 48_784, 999_499, 999_500, 2_637_864].map(fileSize)).toEqual([
    '1 KB',
    '49 KB',
    '999 KB',
    '1.0 MB',
    '2.6 MB',
  ]);
});

test('a file that was not made stops the build', () => {
  expect(() => downloadNamed('no-such-file')).toThrow('publish/pdf has made no downloads/no-such-file.pdf');
});
