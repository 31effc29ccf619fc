import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ProcessUse, watchProcess } from './process-use.ts';

/** `use` is null where the system has no /proc. */
export type StepMeasure = { seconds: number; use: ProcessUse | null };

/**
 * Runs one step of the build with this Node and measures it.
 * @param step the script and its arguments
 * @returns besides, the end of what it printed
 * @throws Error with the end of the step's output when it fails
 */
export async function measureStep(
  step: string[],
  directory: string,
  environment: NodeJS.ProcessEnv,
): Promise<StepMeasure & { output: string }> {
  const started = performance.now();
  const child = spawn(process.execPath, step, { cwd: directory, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const stopWatching = watchProcess(child.pid ?? 0);
  let output = '';
  const keepEnd = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', keepEnd);
  child.stderr.on('data', keepEnd);
  const [status] = await closed;
  const use = stopWatching();
  if (status !== 0) throw new Error(`${step.join(' ')} stopped with ${status}:\n${output}`);
  return { seconds: (performance.now() - started) / 1000, use, output };
}
