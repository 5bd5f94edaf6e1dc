import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import type { AppError } from './app-error.ts';
import type { ConstraintErrors } from './database-errors.ts';
import { errorTable } from './table.ts';
import { toAppError } from './to-app-error.ts';

/** The JSON body that rest.md documents for a refusal. */
export function restBody(error: AppError): Record<string, unknown> {
  if (error.code === 'validation' && error.fields) return { ...error.fields, ...error.body };
  if (error.code === 'token_not_valid') return { detail: error.message, code: error.code, ...error.body };
  return { detail: error.message, ...error.body };
}

/** Last middleware: turns whatever was thrown into the documented status, headers and body. */
export function restErrors(options: { log: Logger; constraints?: ConstraintErrors }): ErrorRequestHandler {
  return (thrown, _request, response, _next) => {
    // A request that stalled has its answer from the server itself (`createServer`).
    if (response.writableEnded) return;
    const error = toAppError(thrown, options.constraints);
    const { status } = errorTable[error.code];
    if (status >= 500) options.log.error({ err: error.cause ?? error }, error.message);
    if (response.headersSent) {
      // A stream that breaks half-way must not look complete.
      response.destroy();
      return;
    }
    response.status(status).set(error.headers);
    if (status === 401) response.set('WWW-Authenticate', 'Bearer realm="api"');
    const body = restBody(error);
    response.json(response.locals['errorSentence'] ? { error: sentenceOf(error), ...body } : body);
  };
}

/** The detail, or the first of the field messages. */
function sentenceOf({ message, fields = {} }: AppError): string {
  const [first] = Object.values(fields).flat();
  return typeof first === 'string' ? first : message;
}
