/** `npm run bench:build [-- --sizes 50,500]`: how a build's time and memory grow with the number of guides. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { htmlFiles } from '../publish/built-files.ts';
import { type BuildMeasure, buildRows, judgeBuilds } from './builds/build-report.ts';
import { measureStep, type StepMeasure } from './builds/measured-step.ts';
import { copySite } from './builds/site-copy.ts';
import { alignedTable, markdownTable } from './table.ts';

/** As publish/build.ts runs them. */
const steps = [
  ['publish/before-build.ts'],
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  ['publish/after-build.ts'],
];

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '50,500,5000' } } });
const sizes = values.sizes.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 50))
  throw new Error('--sizes takes whole numbers from 50 (the real guides), e.g. --sizes 50,500');

const copy = await copySite(join(import.meta.dirname, '..'));
try {
  const measures: BuildMeasure[] = [];
  for (const guides of sizes) measures.push(await measureBuild(guides));
  const rows = buildRows(measures);
  console.log(`\n${alignedTable(rows)}\n\n${judgeBuilds(measures).join('\n')}\n\n${markdownTable(rows)}`);
} finally {
  await copy.remove();
}

/** Builds from nothing with this many guides; all but 50 are copies under made-up names. */
async function measureBuild(guides: number): Promise<BuildMeasure> {
  await rm(join(copy.directory, 'build'), { recursive: true, force: true });
  const measured: StepMeasure[] = [];
  for (const step of steps) {
    const measure = await measureStep(step, copy.directory, { ...process.env, ATLAS_SYNTHETIC_GUIDES: `${guides}` });
    console.log(`${guides} guides: ${step.join(' ')}, ${measure.seconds.toFixed(1)} s`);
    measured.push(measure);
  }
  const pages = (await htmlFiles(join(copy.directory, 'build/client'))).length;
  return { guides, pages, steps: measured };
}
