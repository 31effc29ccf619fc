/** One of the threads that share the work of a build (worker-pool.ts starts them). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import { openCache } from './build-cache.ts';
import type { Answer, Task } from './worker-tasks.ts';
import { type PrecompressResult, writeCopies } from './precompress.ts';
import type { RenderedPage } from './render/render-page.ts';

const cache = openCache();
let render: ((path: string) => Promise<RenderedPage>) | undefined;

parentPort!.on('message', async ({ id, task }: { id: number; task: Task }) => {
  const answer = await work(task).then(
    (result): Answer => ({ id, result }),
    (error: unknown): Answer => ({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window, has no origin
  parentPort!.postMessage(answer);
});

/** What is not needed for a task is not loaded for it: modules with content in them take their time. */
async function work(task: Task): Promise<unknown> {
  switch (task.kind) {
    case 'downloads': {
      const { setDownloadsOf } = await import('./before-build/draw-downloads.ts');
      return setDownloadsOf(task);
    }
    case 'open server build': {
      render = await pageRenderer(task);
      return undefined;
    }
    case 'page':
      return render!(task.path);
    case 'copies':
      return writeCopies(task.clientDirectory, task.file, cache) satisfies PrecompressResult;
    case 'used keys':
      return cache.used();
  }
}

async function pageRenderer({
  buildDirectory,
  bundleKey,
  paths,
  tries,
}: Extract<Task, { kind: 'open server build' }>): Promise<(path: string) => Promise<RenderedPage>> {
  const [{ pageRequests }, { renderPage }] = await Promise.all([
    import('./render/page-requests.ts'),
    import('./render/render-page.ts'),
  ]);
  const file = join(process.cwd(), buildDirectory, 'server/index.js');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const requests = pageRequests(build, paths);
  return (path) => renderPage(path, { buildDirectory, requests, cache, bundleKey, tries });
}
