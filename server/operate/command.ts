/** What the commands of `npm run …` share: how they end. */

/** A cause the person at the terminal can remove; printed without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command, prints what it returns, and sets the exit code to 1 with one message where it fails. */
export async function report(command: () => Promise<string>): Promise<void> {
  // Databases and backups that a command writes are for its own user to read.
  process.umask(0o077);
  try {
    console.log(await command());
  } catch (error) {
    const isExpected =
      error instanceof Error && ['CommandError', 'EnvironmentError', 'DatabaseError'].includes(error.name);
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}
