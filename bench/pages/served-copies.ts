import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, listen, portOf } from '../../server/http/listen.ts';
import { openSiteApp } from '../../server/testing/test-app.ts';
import { stripTemplates } from './no-script.ts';
import type { Template } from './templates.ts';

/** The site and its no-script twin, served. Origins have no slash at the end. */
export type ServedCopies = { site: string; noScript: string; stop: () => Promise<void> };

/**
 * Copies build/client twice, so that a build meanwhile does not matter, and serves both with the site's own server.
 * @throws Error when there is no finished build
 */
export async function serveCopies(buildDirectory: string, chosen: Template[]): Promise<ServedCopies> {
  const built = join(buildDirectory, 'client');
  if (!existsSync(join(built, '404.html.br')))
    throw new Error(`There is no finished site in ${built}: run npm run build first.`);
  const directory = await mkdtemp(join(tmpdir(), 'license-atlas-pages-'));
  const [siteDirectory, noScriptDirectory] = [join(directory, 'site'), join(directory, 'no-script')];
  await cp(built, siteDirectory, { recursive: true });
  await cp(siteDirectory, noScriptDirectory, { recursive: true });
  await stripTemplates(noScriptDirectory, chosen);
  const apps = await Promise.all(
    [siteDirectory, noScriptDirectory].map((clientDirectory) =>
      openSiteApp(buildDirectory, { clientDirectory, log: console.error }),
    ),
  );
  const [site = [], noScript = []] = await Promise.all(apps.map(({ app }) => listen(app, 0, '127.0.0.1')));
  const originOf = (servers: typeof site) => `http://127.0.0.1:${portOf(servers[0])}`;
  const stop = async (): Promise<void> => {
    await close([...site, ...noScript], 500);
    await Promise.all(apps.map((app) => app.close()));
    await rm(directory, { recursive: true, force: true });
  };
  return { site: originOf(site), noScript: originOf(noScript), stop };
}
