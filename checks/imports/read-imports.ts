import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../../dependency-cruiser.config.ts';
import type { Import } from './cycle-of-folders.ts';

export type ReadImports = { imports: Import[]; problems: string[] };

const tree = ['app', 'server', 'publish', 'checks', 'tests', 'bench', 'installed', 'deploy'];
const settings = ['site', 'vite', 'vitest', 'playwright', 'react-router'].map((name) => `${name}.config.ts`);

/**
 * Every import within a checkout, and those that break a rule of dependency-cruiser.config.ts.
 * @param root the checkout
 * @param paths files and folders to look at
 */
export async function readImports(root: string, paths: string[] = [...tree, ...settings]): Promise<ReadImports> {
  const { forbidden, options } = config;
  const { output } = await cruise(paths, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });
  const { modules, summary } = output as ICruiseResult;
  return {
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.filter(({ coreModule }) => !coreModule).map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    problems: summary.violations.map(({ from, to, rule, cycle }) =>
      cycle
        ? `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}`
        : `${from} must not import ${to} (${rule.name}, dependency-cruiser.config.ts)`,
    ),
  };
}
