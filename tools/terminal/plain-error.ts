/** An error that a person can act on: commands print its message alone, without a stack, and exit with 1. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/**
 * Runs a command's main function: a PlainError, or a refused release, becomes one sentence on stderr, anything else keeps its stack.
 * @param main resolves to the exit code, or to nothing for 0
 */
export async function runCommand(main: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Those of packages that know no terminal are known by their name. */
const isPlain = (error: unknown): error is Error =>
  error instanceof PlainError || (error instanceof Error && error.name === 'ReleaseError');
