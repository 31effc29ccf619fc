/** What a build in another language waits for: the English one, beside which it runs, tells it (build-languages.ts). */
export type BuildStep =
  /** The map, the fonts and the boot script are in app/generated. */
  'generated';

const awaited: Record<BuildStep, PromiseWithResolvers<void>> = {
  generated: Promise.withResolvers(),
};

/** Resolves as soon as the step is told; at once in a process that nobody tells anything. */
export async function untilTold(step: BuildStep): Promise<void> {
  await awaited[step].promise;
}

const take = (step: BuildStep): void => awaited[step].resolve();
if (process.channel) {
  process.on('message', take);
  // Without this the process would not end while the one that started it runs.
  process.channel.unref();
} else Object.keys(awaited).forEach((step) => take(step as BuildStep));
