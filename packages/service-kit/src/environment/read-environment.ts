import type { z } from 'zod';

/** A value of the environment that the process cannot run with; its message is one plain sentence. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Parses the environment once, at start. An empty value counts as absent.
 * @throws EnvironmentError naming the first variable that is missing or wrong
 */
export function readEnvironment<T extends z.ZodType>(schema: T, source: NodeJS.ProcessEnv = process.env): z.output<T> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  const name = path.join('.');
  const problem = given[name] === undefined ? 'is missing' : `is not valid: ${message}`;
  throw new EnvironmentError(`The environment variable ${name} ${problem}.`);
}
