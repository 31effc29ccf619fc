/**
 * Keeps study pages for use without a connection. Each page registers it for its own address and nothing else
 * (app/study/keep-offline.ts), so the rest of the site never passes through here. docs/decisions/0015.
 */
const prefix = 'study-';
/** A new number throws away what earlier versions kept. */
const version = `${prefix}1:`;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && !name.startsWith(version)).map((name) => caches.delete(name)),
  );
}

self.addEventListener('message', (event) => {
  const { keep, also } = event.data;
  event.waitUntil(
    keepPage(keep, also)
      .then(
        () => true,
        () => false,
      )
      .then((kept) => event.ports[0]?.postMessage(kept)),
  );
});

/**
 * Keeps a page with every file it needs. The page itself is written last: what is kept is always one whole version,
 * and a connection that breaks midway leaves the version before.
 */
async function keepPage(path, also) {
  const cache = await caches.open(version + path);
  const page = await load(path);
  const wanted = new Set();
  const queue = [...also, ...filesNamedIn(await page.clone().text(), path)];
  for (const file of queue) {
    if (wanted.has(file)) continue;
    wanted.add(file);
    const kept = (await cache.match(file)) ?? (await keepFile(cache, file));
    // The list of every page's scripts is no list of what this page needs.
    if (file.endsWith('.js') && !file.includes('/manifest-')) queue.push(...filesNamedIn(await kept.text(), file));
  }
  await cache.put(path, page);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== path && !wanted.has(pathname)) await cache.delete(url);
  }
}

async function keepFile(cache, file) {
  const response = await load(file);
  await cache.put(file, response.clone());
  return response;
}

async function load(address) {
  const response = await fetch(address);
  if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Hashed files named in a page ("/assets/…") or in a script beside them ("./…"), as paths. */
function filesNamedIn(text, address) {
  const inPages = text.match(/\/assets\/[\w./-]+\.\w+/g) ?? [];
  const inScripts = [...text.matchAll(/["'`](\.\/[\w.-]+\.js)["'`]/g)].map(([, name]) => name);
  return [...inPages, ...(address.endsWith('.js') ? inScripts : [])].map(
    (name) => new URL(name, new URL(address, location.origin)).pathname,
  );
}

/** Its own copy: the reading worker may have kept the page as well, without the files it needs. */
const keptPage = async (path) => (await caches.open(version + path)).match(path);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Online, a page is always the server's: a kept page is for when there is no answer at all.
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async () => (await keptPage(pathname)) ?? Response.error()));
  // The name of a hashed file changes with its content, so a kept one is never out of date.
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});
