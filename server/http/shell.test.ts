import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRenderPage } from './shell.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'license-atlas-shell-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('content and title stand in the shell of the build, escaped once', async () => {
  await writeFile(join(directory, 'shell.html'), '<title><!--title--></title><main><!--content--></main>');
  await writeFile(join(directory, 'embed-shell.html'), '<title><!--title--></title><div><!--content--></div>');
  const renderPage = await createRenderPage(directory, 'Atlas & Co');
  const typed = '<script>$& $1 <!--content-->';
  const response = await renderPage({ title: `You wrote ${typed}`, content: html`<p>${typed}</p>`, status: 422 });
  const escaped = '&lt;script&gt;$&amp; $1 &lt;!--content--&gt;';
  expect(await response.text()).toBe(
    `<title>You wrote ${escaped} – Atlas &amp; Co</title><main><p>${escaped}</p></main>`,
  );
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    422,
    'text/html; charset=UTF-8',
    'no-store',
  ]);
  expect(await (await renderPage({ title: 'x', content: html`y`, embed: true })).text()).toBe(
    '<title>x – Atlas &amp; Co</title><div>y</div>',
  );
});

test('a site without shells gets plain pages', async () => {
  const renderPage = await createRenderPage(directory, 'Atlas');
  expect(await (await renderPage({ title: 'Hello', content: html`<p>there</p>` })).text()).toMatch(
    /<title>Hello – Atlas<\/title>.*<p>there<\/p>/s,
  );
});

test('a shell without room stops the start', async () => {
  await writeFile(join(directory, 'shell.html'), '<title>x</title>');
  await expect(createRenderPage(directory, 'Atlas')).rejects.toThrow('run npm run build');
});
