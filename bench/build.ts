/**
 * `npm run bench:build [-- --sizes 50,500]`: a cold build beside rendering alone, a rebuild after one changed fact, and
 * how time and memory grow with the number of guides.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inLanguage, otherLanguages } from '../publish/build-site.ts';
import { htmlFiles } from '../publish/built-files.ts';
import { type BuildMeasure, buildRows, judgeBuilds } from './builds/build-report.ts';
import { changeOneFact } from './builds/change-one-fact.ts';
import { measureStep, type StepMeasure } from './builds/measured-step.ts';
import { copySite, madeByBuilds } from './builds/site-copy.ts';
import { alignedTable, markdownTable } from './table.ts';

const realGuides = 50;
const renderOnce = 'bench/builds/render-once.ts';
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

type Run = (
  what: string,
  step: string[],
  variables?: Record<string, string>,
) => Promise<StepMeasure & { output: string }>;

/** All but the real guides are copies under made-up names. */
async function measureBuilds(guides: number): Promise<BuildMeasure> {
  const environment = { ...process.env, ATLAS_SYNTHETIC_GUIDES: `${guides}` };
  const run: Run = async (what, step, variables) => {
    const measure = await measureStep(step, directory, { ...environment, ...variables });
    console.log(`${guides} guides: ${what}, ${measure.seconds.toFixed(1)} s`);
    return measure;
  };
  for (const made of ['build', ...madeByBuilds]) await rm(join(directory, made), { recursive: true, force: true });
  const cold = await run('cold build', ['publish/build.ts']);
  const pages = (await htmlFiles(join(directory, 'build/client'))).length;
  if (guides > realGuides) return { guides, pages, cold, rebuild: null, renderingSeconds: null };
  const renderingSeconds = await renderAll(run);
  await changeOneFact(directory);
  const rebuild = await run('rebuild after one changed fact', ['publish/build.ts']);
  return { guides, pages, cold, rebuild, renderingSeconds };
}

/** As in the build, a process of its own for each language: all pages are counted, and each once. */
async function renderAll(run: Run): Promise<number> {
  const outputs = [await run('rendering alone, English', [renderOnce])];
  for (const code of otherLanguages)
    outputs.push(await run(`rendering alone, ${code}`, [...inLanguage, renderOnce], { ATLAS_LANGUAGE: code }));
  return outputs
    .map(({ output }) => JSON.parse(output.trim().split('\n').at(-1)!) as { seconds: number })
    .reduce((sum, { seconds }) => sum + seconds, 0);
}
