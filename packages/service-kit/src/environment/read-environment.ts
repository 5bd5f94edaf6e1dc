import type { z } from 'zod';
import { unencryptedIn } from './schemas.ts';

/** A value of the environment that the process cannot run with; its message is one plain sentence. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Parses the environment once, at start. An empty value counts as absent. Production refuses an http origin, keys that
 * others know, and addresses with which it would speak in the clear.
 * @throws EnvironmentError naming the first variable that is missing or wrong
 */
export function readEnvironment<T extends z.ZodType>(schema: T, source: NodeJS.ProcessEnv = process.env): z.output<T> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) {
    requireSafe(result.data, given);
    return result.data;
  }
  const { code, path, message } = result.error.issues[0]!;
  const name = path.join('.');
  // What only some need, such as production, says why.
  const missing = code === 'custom' ? `is missing: ${message}` : 'is missing';
  const problem = given[name] === undefined ? missing : `is not valid: ${message}`;
  throw new EnvironmentError(`The environment variable ${name} ${problem}.`);
}

/** Keys of the examples in `deploy/`, and those that `npm start` makes. */
const knownKeys = /change-me|development[-:]/;

/** @param given as text, `values` as they were read: what a process does not read is none of its business */
function requireSafe(values: unknown, given: NodeJS.ProcessEnv): void {
  const { NODE_ENV: mode, PUBLIC_ORIGIN: origin, ...others } = { ...Object(values) } as Record<string, unknown>;
  if (mode !== 'production') return;
  const known = Object.keys(others).find(
    (name) => /(KEYS?|SECRET|TOKEN)$/.test(name) && knownKeys.test(given[name] ?? ''),
  );
  if (known)
    throw new EnvironmentError(
      `The environment variable ${known} is not valid: production needs its own, such as the output of \`openssl rand -base64 48\`, not an example's or development's.`,
    );
  const open = unencryptedIn({ OTEL_EXPORTER_OTLP_ENDPOINT: given['OTEL_EXPORTER_OTLP_ENDPOINT'], ...others });
  if (open) throw new EnvironmentError(`The environment variable ${open.name} is not valid: ${open.problem}.`);
  // Sessions and links travel in the clear over http.
  if (typeof origin !== 'string' || origin.startsWith('https:')) return;
  throw new EnvironmentError(
    `The environment variable PUBLIC_ORIGIN is not valid: production needs the https address at which people open the site, such as https://site.example, not ${origin}.`,
  );
}
