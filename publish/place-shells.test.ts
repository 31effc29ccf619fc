import { expect, test } from 'vitest';
import { emptyShell } from './place-shells.ts';

const page =
  '<html><head><title>title-goes-here</title></head><body><main><!--content--></main><script ' +
  'type="application/json" id="page-data">{"routes":[]}</script></body></html>';

test('a shell keeps no hydration data and has room for a title and a content', () => {
  expect(emptyShell(page, '/shell')).toBe(
    '<html><head><title><!--title--></title></head><body><main><!--content--></main></body></html>',
  );
});

test.each([
  page.replace('<!--content-->', ''),
  page.replace('title-goes-here', 'Shell'),
  page.replace('<!--content-->', '<!--content--><!--content-->'),
])('a page without its room stops the build', (broken) => {
  expect(() => emptyShell(broken, '/shell')).toThrow('/shell');
});
