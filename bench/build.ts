/**
 * `npm run bench:build [-- --sizes 50,500]`: a cold build beside rendering alone, a rebuild after one changed fact, and
 * how time and memory grow with the number of guides.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { htmlFiles } from '../publish/built-files.ts';
import { type BuildMeasure, buildRows, judgeBuilds } from './builds/build-report.ts';
import { changeOneFact } from './builds/change-one-fact.ts';
import { measureStep } from './builds/measured-step.ts';
import { copySite, madeByBuilds } from './builds/site-copy.ts';
import { alignedTable, markdownTable } from './table.ts';

const realGuides = 50;
const { values } = parseArgs({ options: { sizes: { type: 'string', default: '50,500,5000' } } });
const sizes = values.sizes.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < realGuides))
  throw new Error('--sizes takes whole numbers from 50 (the real guides), e.g. --sizes 50,500');

const { directory, remove } = await copySite(join(import.meta.dirname, '..'));
try {
  const measures: BuildMeasure[] = [];
  for (const guides of sizes) measures.push(await measureBuilds(guides));
  const rows = buildRows(measures);
  console.log(`\n${alignedTable(rows)}\n\n${judgeBuilds(measures).join('\n')}\n\n${markdownTable(rows)}`);
} finally {
  await remove();
}

/** All but the real guides are copies under made-up names. */
async function measureBuilds(guides: number): Promise<BuildMeasure> {
  const environment = { ...process.env, ATLAS_SYNTHETIC_GUIDES: `${guides}` };
  const run = async (what: string, script: string) => {
    const measure = await measureStep([script], directory, environment);
    console.log(`${guides} guides: ${what}, ${measure.seconds.toFixed(1)} s`);
    return measure;
  };
  for (const made of ['build', ...madeByBuilds]) await rm(join(directory, made), { recursive: true, force: true });
  const cold = await run('cold build', 'publish/build.ts');
  const pages = (await htmlFiles(join(directory, 'build/client'))).length;
  if (guides > realGuides) return { guides, pages, cold, rebuild: null, renderingSeconds: null };
  const rendering = await run('rendering alone', 'bench/builds/render-once.ts');
  const { seconds } = JSON.parse(rendering.output.trim().split('\n').at(-1)!) as { seconds: number };
  await changeOneFact(directory);
  const rebuild = await run('rebuild after one changed fact', 'publish/build.ts');
  return { guides, pages, cold, rebuild, renderingSeconds: seconds };
}
