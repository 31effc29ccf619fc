/**
 * Run in a built checkout: renders every page once in this one process and prints `{ seconds, pages }`, the measure of
 * a build.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

process.env.NODE_ENV = 'production';
const { pageRequests } = await import('../../publish/render/page-requests.ts');
const build = (await import(pathToFileURL(join(process.cwd(), 'build/server/index.js')).href)) as ServerBuild;
const started = performance.now();
const requests = pageRequests(build, build.prerender);
for (const path of build.prerender) await requests.page(path);
const seconds = (performance.now() - started) / 1000;
console.log(JSON.stringify({ seconds, pages: build.prerender.length }));
