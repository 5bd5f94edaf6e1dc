import pino, { type DestinationStream, type Logger } from 'pino';
import { currentContext } from '../request-context/index.ts';

export type { Logger } from 'pino';

const secrets = [
  'password',
  'new_password',
  'newPassword',
  'access',
  'refresh',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'x-service-token',
  'x-csrftoken',
  'client_secret',
  'code_verifier',
];

/**
 * JSON logs, one object a line, each with the id of the request it belongs to.
 * Errors keep type, message, stack and code only: a failed query carries its parameters, which may be secrets.
 */
export function createLogger(
  options: { name: string; level: string },
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      name: options.name,
      level: options.level,
      redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), remove: true },
      serializers: { err: describeError },
      mixin: () => {
        const context = currentContext();
        return context ? { requestId: context.requestId } : {};
      },
    },
    destination,
  );
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
