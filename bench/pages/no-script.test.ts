import { expect, test } from 'vitest';
import { inlineScriptBytes, inlineStyleBytes, withoutScripts } from './no-script.ts';

const page =
  '<html data-page="/assets/pages/a.js" lang="en"><script ' +
  'type="application/ld+json">{}</script><style>p{color:red}</style><script>run()</script><script ' +
  'src="/a.js"></script><p>Texas</p></html>';

test('the copy keeps everything but scripts and the name of the hydration file', () => {
  expect(withoutScripts(page)).toBe('<html lang="en"><style>p{color:red}</style><p>Texas</p></html>');
});

test('only inline scripts that run are counted', () => {
  expect(inlineScriptBytes(page)).toBe('run()'.length);
});

test('styles are weighed by what they add', async () => {
  expect(await inlineStyleBytes(page)).toBeGreaterThan(0);
  expect(await inlineStyleBytes('<p>Texas</p>')).toBe(0);
});
