/**
 * Keeps pages that were read, for when there is no connection (app/frame/offline-reading.ts names them,
 * docs/decisions/0057 says why so). With a connection, every page is the network's: nothing kept is ever shown then.
 */
const kept = 'reading-1';
const styles = '/offline.css';
/** About 40 KB each. */
const mostPages = 60;

self.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(kept)
      .then((cache) => cache.add(styles))
      .then(() => self.skipWaiting()),
  ),
);

// The browser asks the network while this worker wakes, so that no page waits for it.
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))),
    ]),
  ),
);
const isOld = (name) => name.startsWith('reading-') && name !== kept;

self.addEventListener('message', (event) => event.waitUntil(keep(event.data.read).catch(() => {})));

/** The copy is the server's page as it is now, under its address without a query, with the time it was made. */
async function keep(path) {
  const response = await fetch(path);
  const headers = new Headers(response.headers);
  // What is for one person's eyes (a link from an email) is never kept.
  const isOpen = !headers.get('cache-control')?.includes('no-store');
  if (!response.ok || response.redirected || !isOpen || !headers.get('content-type')?.startsWith('text/html')) return;
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set('x-kept-on', new Date().toISOString());
  const cache = await caches.open(kept);
  // What is kept anew comes last: the pages read longest ago go first.
  await cache.delete(path);
  await cache.put(path, new Response(await response.text(), { headers }));
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== styles);
  await Promise.all(pages.slice(0, -mostPages).map((page) => cache.delete(page)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(
      Promise.resolve(event.preloadResponse)
        .then((answer) => answer ?? fetch(request))
        .catch(() => offline(pathname)),
    );
  else if (pathname === styles)
    event.respondWith(fetch(request).catch(async () => (await caches.match(styles)) ?? Response.error()));
});

/** The page with the date of its copy, or else what is kept. */
async function offline(pathname) {
  const cache = await caches.open(kept);
  const copy = await cache.match(pathname);
  if (!copy) return offlinePage(await listPages(cache));
  const on = longDate(copy.headers.get('x-kept-on'));
  const html = (await copy.text()).replace('<html', `<html data-copy="You’re offline. This copy is from ${on}."`);
  return new Response(html, { headers: copy.headers });
}

const longDate = (iso) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' }).replaceAll('"', '');

/** Newest first. */
async function listPages(cache) {
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== styles);
  const listed = await Promise.all(
    pages.map(async (request) => {
      const copy = await cache.match(request);
      const title = /<title>([^<]*)/.exec(await copy.text())?.[1] ?? request.url;
      return { path: new URL(request.url).pathname, title, on: copy.headers.get('x-kept-on') };
    }),
  );
  return listed.toReversed();
}

/** A page of its own, with no script: the titles are HTML already, as the site wrote them. */
function offlinePage(pages) {
  const items = pages.map(
    ({ path, title, on }) => `<li><a href="${path}">${title}</a><span>Copy from ${longDate(on)}</span></li>`,
  );
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>You’re offline</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${styles}"></head>
<body><main><h1>You’re offline</h1>
<p>This page isn’t saved on your device. <a href="">Try again</a> when you have a connection.</p>
${
  items.length === 0
    ? '<p>Pages you read for a few seconds are saved here.</p>'
    : `<h2>Saved pages</h2><ul>${items.join('')}</ul><p>Figures may have changed since. Check them online.</p>`
}
</main></body></html>`;
  const policy = "default-src 'none';style-src 'self';base-uri 'none';frame-ancestors 'none'";
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}
