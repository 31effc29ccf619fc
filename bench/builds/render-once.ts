/**
 * Run in a built checkout, in a process of the language that ATLAS_LANGUAGE names (English without it): renders every
 * page of that language once in this one process and prints `{ seconds, pages }`, the measure of a build.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

process.env.NODE_ENV = 'production';
const [{ pageRequests }, { prerenderedPaths }] = await Promise.all([
  import('../../publish/render/page-requests.ts'),
  import('../../publish/page-paths.ts'),
]);
const bundle = join(process.cwd(), 'build', process.env.ATLAS_LANGUAGE ?? '', 'server/index.js');
const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
const paths = prerenderedPaths();
const started = performance.now();
const requests = pageRequests(build);
for (const path of paths) await requests.page(path);
const seconds = (performance.now() - started) / 1000;
console.log(JSON.stringify({ seconds, pages: paths.length }));
