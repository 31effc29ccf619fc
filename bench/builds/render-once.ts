/**
 * Run in a built checkout, in a process of the language that ATLAS_LANGUAGE names (English without it): renders every
 * page of that language once in this one process and prints `{ seconds, pages }`, the measure of a build.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

process.env.NODE_ENV = 'production';
const { pageRequests } = await import('../../publish/render/page-requests.ts');
const bundle = join(process.cwd(), 'build', process.env.ATLAS_LANGUAGE ?? '', 'server/index.js');
const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
const started = performance.now();
const requests = pageRequests(build, build.prerender);
for (const path of build.prerender) await requests.page(path);
const seconds = (performance.now() - started) / 1000;
console.log(JSON.stringify({ seconds, pages: build.prerender.length }));
