import { resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/**
 * `npm run dev` shows a saved change in content/: modules remember the content that they have read, so all are loaded
 * anew and open
 * pages reload. The sizes of PDFs and the list of addresses are those of the start.
 */
export const reloadContent = (): Plugin => ({
  name: 'reload-content',
  apply: 'serve',
  configureServer: (server) => {
    const content = resolve(process.env.ATLAS_CONTENT ?? 'content');
    server.watcher.add(content);
    server.watcher.on('all', (_, file) => {
      if (resolve(file).startsWith(content + sep)) forgetContent(server);
    });
  },
});

function forgetContent({ environments }: ViteDevServer): void {
  environments.ssr!.moduleGraph.invalidateAll();
  environments.client!.hot.send({ type: 'full-reload' });
}
