/**
 * `npm run doctor`: what in the owner's settings is broken, unreachable or still an example, which videos are missing,
 * and whether the server can send mail, where its environment is here. Exits 1 on what is broken or unreachable.
 */
import { listSettings, readSiteSettings } from '../app/frame/site-settings.server.ts';
import { readLessons } from '../app/videos/lessons.server.ts';
import { videoFiles } from '../app/videos/video-files.server.ts';
import { siteConfig } from '../site.config.ts';
import { exampleReason, isLeftOut, outsideAddresses } from './doctor/example-values.ts';
import { mailTrouble } from './doctor/mail-trouble.ts';
import { isUnreachable, reachAll } from './doctor/reach.ts';

const settings = listSettings(orStop(() => readSiteSettings(siteConfig, process.env)));
const mail = orStop(() => mailTrouble(process.env));

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

if (mail === 'unknown')
  console.log(
    'Whether the server can send mail was not looked at: PUBLIC_ORIGIN is not set here. Use its environment.\n',
  );
else list('No mail leaves the server', mail);

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

const missing = [
  ...(examples.length > 0 ? [`${examples.length} example values`] : []),
  ...(mail !== 'unknown' && mail.length > 0 ? ['no mail leaves the server'] : []),
];
const ready =
  missing.length === 0 ? 'Every setting has a value of its own.' : `Not ready to launch: ${missing.join(', ')}.`;
console.log(dead.length === 0 ? ready : `${dead.length} addresses do not answer. ${ready}`);
process.exitCode = dead.length === 0 ? 0 : 1;

function orStop<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function list(title: string, lines: string[]): void {
  if (lines.length === 0) return;
  console.log(`${title}: ${lines.length}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}
