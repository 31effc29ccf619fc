import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config, { withoutTests } from '../../dependency-cruiser.config.ts';

const site = ['app', 'server', 'publish'];
const rest = ['checks', 'tests', 'bench', 'installed', 'deploy'];
const settings = ['site', 'vite', 'vitest', 'playwright', 'react-router'].map((name) => `${name}.config.ts`);

/**
 * What breaks a rule of dependency-cruiser.config.ts, a sentence each; none where all is well.
 * @param root a checkout, or a made-up one with some of its folders
 */
export async function brokenWalls(root: string): Promise<string[]> {
  const look = async (paths: string[], { forbidden = [], options }: typeof config): Promise<string[]> => {
    const present = paths.filter((path) => existsSync(join(root, path)));
    const { output } = await cruise(present, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });
    return (output as ICruiseResult).summary.violations.map(({ from, to, rule, cycle }) =>
      cycle
        ? `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}`
        : `${from} must not import ${to} (${rule.name})`,
    );
  };
  return [...(await look([...site, ...rest, ...settings], config)), ...(await look(site, withoutTests))];
}
