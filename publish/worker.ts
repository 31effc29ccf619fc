/** One of the threads that share the work of a build (worker-pool.ts starts them). */
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import { downloadFolders } from './before-build/download-folders.ts';
import { openCache } from './build-cache.ts';
import type { Answer, Task } from './worker-tasks.ts';
import { type PrecompressResult, writeCopies } from './precompress.ts';
import type { PdfCompiler } from './pdf/compile-pdf.ts';
import type { RenderedPage } from './render/render-page.ts';
import type { PictureDrawer } from './share/draw-picture.ts';

const cache = openCache();
let compile: PdfCompiler | undefined;
let draw: PictureDrawer | undefined;
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

/**
 * What is not needed for a task is not loaded for it: modules with content in them take their time. What Typst and
 * resvg hold of a drawing is given back in a turn of the event loop: without one, 136 pictures hold 800 MB.
 */
async function work(task: Task): Promise<unknown> {
  switch (task.kind) {
    case 'site fonts':
      return (await import('./draw-generated.ts')).drawGenerated(['fonts']);
    case 'plan drawings':
      return (await import('./plan-drawings.ts')).planDrawings();
    case 'plan downloads':
      return (await import('./before-build/draw-downloads.ts')).planAllDownloads();
    case 'fonts':
      return (await import('./pdf/cut-fonts.ts')).cutFonts();
    case 'open PDF compiler': {
      const { pdfCompiler } = await import('./pdf/compile-pdf.ts');
      compile = pdfCompiler(
        task.fonts.map((font) => Buffer.from(font)),
        task.imprint,
      );
      return undefined;
    }
    case 'download': {
      const { setDownload } = await import('./pdf/write-downloads.ts');
      const set = await setDownload(task.download, compile!, downloadFolders);
      await nextTurn();
      return set;
    }
    case 'open picture drawer': {
      const { pictureDrawer } = await import('./share/draw-picture.ts');
      draw = pictureDrawer(
        task.fonts.map((font) => Buffer.from(font)),
        task.siteName,
      );
      return undefined;
    }
    case 'picture': {
      const { drawPicture } = await import('./share/place-pictures.ts');
      drawPicture(task.planned, draw!);
      return nextTurn();
    }
    case 'open server build': {
      render = await pageRenderer(task);
      return undefined;
    }
    case 'page':
      return render!(task.path);
    case 'copies':
      return writeCopies(task.clientDirectory, task.file, cache) satisfies PrecompressResult;
    case 'finish cache':
      return cache.finish();
  }
}

async function pageRenderer(
  options: Extract<Task, { kind: 'open server build' }>,
): Promise<(path: string) => Promise<RenderedPage>> {
  const [{ pageRequests }, { renderPage }, { scriptWeigher }, { leanStyles }, { sharedFiles }] = await Promise.all([
    import('./render/page-requests.ts'),
    import('./render/render-page.ts'),
    import('./render/script-bytes.ts'),
    import('./render/lean-styles.ts'),
    import('./render/shared-files.ts'),
  ]);
  const file = join(process.cwd(), options.buildDirectory, 'server/index.js');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const requests = pageRequests(build);
  const client = join(options.buildDirectory, 'client');
  const writer = {
    ...options,
    requests,
    cache,
    shared: sharedFiles(cache),
    scriptBytes: scriptWeigher(client),
    makeLean: leanStyles(client),
  };
  return (path) => renderPage(path, writer);
}
