import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * One hour more of pre-licensing education in Ohio: a figure of its guide, of tables, comparison, costs, plan and PDFs.
 * @param directory a copy of the checkout
 */
export async function changeOneFact(directory: string): Promise<void> {
  const file = join(directory, 'content/jurisdictions/ohio.yaml');
  const before = await readFile(file, 'utf8');
  const oneMore = (_: string, start: string, hours: string): string => `${start}${Number(hours) + 1}`;
  const after = before.replace(/(prelicenseHours:\s+value: )(\d+)/, oneMore);
  if (after === before) throw new Error('content/jurisdictions/ohio.yaml names no hours to change');
  await writeFile(file, after);
}
