import pino, { type DestinationStream, type Logger } from 'pino';
import { currentContext } from '../request-context/index.ts';
import { describeError } from './describe-error.ts';

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
 * Errors keep type, code, where they arose, and of their message what is nobody's data (`describeError`).
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
