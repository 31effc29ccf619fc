const workerPath = '/study-worker.js';

/**
 * Keeps the page that is open for use without a connection: its document, and every script, font, picture and data file
 * that these name. Call it once the page is hydrated; a later call brings what is kept up to date.
 * How it works and why: docs/decisions/0015, public/study-worker.js.
 *
 * @param addresses files from /assets/ that the page fetches and that neither its document, its loader's data nor its
 *   scripts name; paths from the root, e.g. "/assets/x-1a2b.json". Usually none
 * @returns whether everything is kept; false where the browser has no service workers, or the connection broke
 */
export async function keepOffline(addresses: string[] = []): Promise<boolean> {
  // `npm run dev` replaces modules as they are edited, and would meet its own old files.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return false;
  const page = location.pathname;
  try {
    // Registered for this page alone: the worker then sees no other page's requests.
    const { installing, waiting, active } = await navigator.serviceWorker.register(workerPath, { scope: page });
    const worker = installing ?? waiting ?? active;
    return worker !== null && (await ask(worker, { keep: page, also: addresses }));
  } catch {
    return false;
  }
}

/**
 * Deletes every page that was kept, to study or because it was read (app/frame/offline-reading.ts), and the workers
 * that serve them. Such a page is kept again when it is next opened.
 */
export async function forgetOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ installing, waiting, active }) =>
    /\/(study|reading)-worker\.js$/.test((installing ?? waiting ?? active)?.scriptURL ?? ''),
  );
  // The workers first, so that none begins to keep a page again.
  await Promise.all(ours.map((registration) => registration.unregister()));
  await Promise.all((await keptPages()).map((name) => caches.delete(name)));
}

/** Whether any page is kept, to study or because it was read. */
export const isAnyPageKept = async (): Promise<boolean> => 'caches' in window && (await keptPages()).length > 0;

const keptPages = async (): Promise<string[]> => (await caches.keys()).filter((name) => /^(study|reading)-/.test(name));

function ask(worker: ServiceWorker, message: { keep: string; also: string[] }): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => {
      port1.close();
      resolve(data === true);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}
