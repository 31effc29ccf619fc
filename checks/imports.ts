/** Part of `npm run lint`: which folder imports which (dependency-cruiser.config.ts). Exits 1 on any import across a wall and on any cycle. */
import { cycleOfFolders } from './imports/cycle-of-folders.ts';
import { readImports } from './imports/read-imports.ts';

const started = performance.now();
const { imports, problems } = await readImports(process.cwd());
const cycle = cycleOfFolders(imports.filter(({ from, to }) => isPartOfTheSite(from) && isPartOfTheSite(to)));
for (const problem of problems) console.log(problem);
if (cycle.length > 0) {
  console.log('Folders that import each other:');
  for (const { from, to } of cycle) console.log(`  ${from} → ${to}`);
}
if (problems.length > 0 || cycle.length > 0) process.exitCode = 1;
console.log(`${imports.length} imports in ${((performance.now() - started) / 1000).toFixed(1)} s.`);

/** Tests stand beside what they test and may use whatever uses that. */
function isPartOfTheSite(file: string): boolean {
  return /^(app|server|publish)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);
}
