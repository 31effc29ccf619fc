/**
 * Part of `npm run lint`: exits 1 on an import that crosses a wall of dependency-cruiser.config.ts, and on any cycle.
 */
import { brokenWalls } from './imports/broken-walls.ts';

const started = performance.now();
const problems = await brokenWalls(process.cwd());
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
console.log(`Imports: ${problems.length} problems, ${((performance.now() - started) / 1000).toFixed(1)} s.`);
