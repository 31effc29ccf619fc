/**
 * `npm run doctor`: what in the owner's settings is broken, unreachable or still an example, and which videos are
 * missing. Exits 1 on the first two.
 */
import { listSettings, readSiteSettings, type SiteSettings } from '../app/frame/site-settings.server.ts';
import { readLessons } from '../app/videos/lessons.server.ts';
import { videoFiles } from '../app/videos/video-files.server.ts';
import { siteConfig } from '../site.config.ts';
import { exampleReason, isLeftOut, outsideAddresses } from './doctor/example-values.ts';
import { isUnreachable, reachAll } from './doctor/reach.ts';

const settings = listSettings(readSettings());

const examples = settings.filter(exampleReason);
list(
  'Still example values',
  examples.map(
    (setting) =>
      `${setting.path} = ${JSON.stringify(setting.value)} ${exampleReason(setting)}; set ${setting.variable}`,
  ),
);
list(
  'Left out (the site shows something of its own)',
  settings.filter(isLeftOut).map(({ path, variable }) => `${path}; set ${variable}`),
);
list(
  'Lessons without their video (their pages show text and pictures)',
  readLessons()
    .filter((lesson) => !videoFiles(lesson))
    .map(({ slug }) => `${slug}; run npm run videos`),
);

const outside = outsideAddresses(settings);
const answers = await reachAll(outside.map(({ value }) => value));
if (answers === 'offline') console.log('Could not reach the internet from here; addresses were not tested.\n');
const dead = answers === 'offline' ? [] : answers.filter(isUnreachable);
list(
  'Unreachable',
  dead.map(({ address, status }) => {
    const named = outside.filter(({ value }) => value === address);
    return `${address} (${status}); set ${named.map(({ variable }) => variable).join(', ')}`;
  }),
);

const ready =
  examples.length === 0
    ? 'Every setting has a value of its own.'
    : `Not ready to launch: ${examples.length} example values.`;
console.log(dead.length === 0 ? ready : `${dead.length} addresses do not answer. ${ready}`);
process.exitCode = dead.length === 0 ? 0 : 1;

function readSettings(): SiteSettings {
  try {
    return readSiteSettings(siteConfig, process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function list(title: string, lines: string[]): void {
  if (lines.length === 0) return;
  console.log(`${title}: ${lines.length}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}
