/** One part of a build, which may begin when others have ended. */
export type Stage = { name: string; after: string[]; run: () => Promise<unknown> };

/**
 * Runs stages in the order of the list, so many at a time: what is to come needs the memory of what has ended.
 * @throws whatever the first stage throws that fails; nothing begins after it
 */
export async function runStages(stages: Stage[], atOnce: number): Promise<void> {
  const ended = new Set<string>();
  const running = new Map<string, Promise<string>>();
  let waiting = stages;
  const isReady = ({ after }: Stage): boolean => after.every((name) => ended.has(name));
  while (waiting.length + running.size > 0) {
    const next = waiting.filter(isReady).slice(0, atOnce - running.size);
    for (const { name, run } of next) running.set(name, endOf(name, run()));
    waiting = waiting.filter((stage) => !next.includes(stage));
    if (running.size === 0) throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other`);
    const name = await Promise.race(running.values());
    running.delete(name);
    ended.add(name);
  }
}

function endOf(name: string, run: Promise<unknown>): Promise<string> {
  const end = run.then(() => name);
  // Heard by the race, or of no more interest once another has failed.
  end.catch(() => {});
  return end;
}
