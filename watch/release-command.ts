/**
 * `npm run facts:release -- "What changed." [--fields]`: a new version of the open data for facts that were changed by
 * hand; --fields where fields were added. Without a line, the newest version takes them over, if it is of today.
 */
import { parseArgs } from 'node:util';
import { factsDigest } from '../app/facts/facts-digest.server.ts';
import { recordRelease } from './record-release.ts';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { fields: { type: 'boolean' } } });
  const [text, ...rest] = positionals;
  if (rest.length > 0) throw new Error('Put what changed into quotes: npm run facts:release -- "What changed."');
  const version = recordRelease('content/open-data.yaml', {
    day: new Date().toISOString().slice(0, 10),
    digest: factsDigest(),
    ...(text !== undefined && { text }),
    ...(values.fields && { addsFields: true }),
  });
  console.log(`content/open-data.yaml: the facts are those of version ${version}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
