import type { ChildProcess } from 'node:child_process';

/** A child that outlived a bench which was ended early would go on working for nobody. */
export function endWithParent(child: ChildProcess, signal: 'SIGKILL' | 'SIGQUIT'): ChildProcess {
  const end = (): void => void child.kill(signal);
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}
