import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Every file of code and style in the checkout, new ones too: paths from its root. */
export function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => /\.(tsx?|m?js|css)$/.test(file) && existsSync(file));
}
