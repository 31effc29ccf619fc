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
  // The second where no build has set the PDFs yet, as in a clone that is only checked.
  const refusals = /publish\/pdf has made no downloads\/no-such-file\.pdf|The PDFs are not set yet/;
  expect(() => downloadNamed('no-such-file')).toThrow(refusals);
});
