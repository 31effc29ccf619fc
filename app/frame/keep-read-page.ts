/**
 * Has the worker keep a page. Where a visitor saves data or is offline, or the browser has no workers, nothing is kept.
 * @param read its path
 */
export async function keepReadPage(read: string): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (import.meta.env.DEV || !serviceWorker || connection?.saveData || !navigator.onLine) return;
  const { installing, waiting, active } = await serviceWorker.register('/reading-worker.js');
  (installing ?? waiting ?? active)?.postMessage({ read });
}
