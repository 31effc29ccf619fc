/** Whether a file of a jurisdiction would still be one, before anything is written. */
import { parseYaml } from '../app/content/parse-yaml.ts';
import { stateRecord } from '../app/facts/state-record.server.ts';

/**
 * @param text the whole file, with the new value of the fact at `path`
 * @throws Error saying what of the fact has another shape than such a fact has; what else the file holds is left to
 *   npm run check:content
 */
export function expectFits(text: string, path: string): void {
  const { error } = stateRecord.safeParse(parseYaml(text));
  const problems = (error?.issues ?? [])
    .map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
    .filter(({ field }) => field === path || field.startsWith(`${path}.`));
  if (problems.length === 0) return;
  const lines = problems.map(({ field, message }) => `  ${field}: ${message}`);
  throw new Error(`Nothing was written. This cannot be ${path}:\n${lines.join('\n')}`);
}
