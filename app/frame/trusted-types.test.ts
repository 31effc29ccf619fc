import { expect, test } from 'vitest';
import { byDefault, ownHtml } from './trusted-types.ts';

test.each(['<script></script>', '{"@type":"Article","name":"a \\u003cb\\u003e"}', ''])('%s may be written', (html) => {
  expect(byDefault.createHTML(html)).toBe(html);
});

test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a < b'])('%s may not', (html) => {
  expect(byDefault.createHTML(html)).toBeNull();
});

test.each(['/covers.js', '/pagefind/search-worker.js', '/assets/pages/LSlwEv_TuY.js'])('%s may run', (address) => {
  expect(byDefault.createScriptURL(address)).toBe(address);
});

test.each(['//evil.example/x.js', 'https://evil.example/x.js', 'data:text/javascript,alert(1)', '/x', '/\\evil/x.js'])(
  '%s may not run',
  (address) => {
    expect(byDefault.createScriptURL(address)).toBeNull();
  },
);

test('where there are no Trusted Types, what the build wrote is text', () => {
  expect(ownHtml('<p>x</p>')).toEqual({ __html: '<p>x</p>' });
});
