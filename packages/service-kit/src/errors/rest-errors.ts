import { isFault } from '@portfolio/contracts/errors';
import { codesOf, errorCodesHeader, sentencesOf } from '@portfolio/contracts/rest';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { noteRefusal, refusalName, type AppError } from './app-error.ts';
import type { ConstraintErrors } from './database-errors.ts';
import { errorTable } from './table.ts';
import { toAppError } from './to-app-error.ts';

/** The JSON body that rest.md documents for a refusal. */
export function restBody(error: AppError): Record<string, unknown> {
  const fields = error.fields && sentencesOf(error.fields);
  if (error.code === 'validation' && fields) return { ...fields, ...error.body };
  if (error.code === 'token_not_valid') return { detail: error.message, code: error.code, ...error.body };
  return { detail: error.message, ...fields, ...error.body };
}

/** Many proxies take no header that is longer than this. */
const longestHeader = 4_000;

/**
 * The codes of a refusal, in a header, because the documented bodies are sentences alone:
 * `X-Error-Codes: {"name":[{"code":"max_length","params":{"max":200}}]}`. Left out where it would be too long.
 */
export function errorCodes({ fields = {}, reason }: AppError): Record<string, string> {
  const codes = { ...codesOf(fields), ...(reason && { detail: { code: reason.code, params: reason.params } }) };
  if (Object.keys(codes).length === 0) return {};
  // Headers are Latin-1; JSON can say every character in ASCII.
  const header = JSON.stringify(codes).replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return header.length > longestHeader ? {} : { [errorCodesHeader]: header };
}

/** Last middleware: turns whatever was thrown into the documented status, headers and body. */
export function restErrors(options: { log: Logger; constraints?: ConstraintErrors }): ErrorRequestHandler {
  return (thrown, _request, response, _next) => {
    // A request that stalled has its answer from the server itself (`createServer`).
    if (response.writableEnded) return;
    const error = toAppError(thrown, options.constraints);
    const { status } = errorTable[error.code];
    if (status >= 500) options.log.error({ err: error.cause ?? error }, error.message);
    else noteRefusal(refusalName(error));
    if (response.headersSent) {
      // A stream that breaks half-way must not look complete.
      response.destroy();
      return;
    }
    response.status(status).set(error.headers).set(errorCodes(error));
    if (status === 401) response.set('WWW-Authenticate', 'Bearer realm="api"');
    const body = restBody(error);
    response.json(response.locals['errorSentence'] ? { error: sentenceOf(error), ...body } : body);
  };
}

/** The detail, or the first of the field messages. */
function sentenceOf({ message, fields = {} }: AppError): string {
  const [first] = Object.values(fields).flat();
  if (isFault(first)) return first.message;
  return typeof first === 'string' ? first : message;
}
