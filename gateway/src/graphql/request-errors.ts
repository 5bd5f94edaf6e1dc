import { messages } from '@portfolio/contracts/errors';
import { AppError, errorTable, refusalName, refusedAnswer, noteRefusal } from '@portfolio/service-kit/errors';
import type { ErrorRequestHandler } from 'express';
import { isHttpError } from 'http-errors';

const codes: Record<number, string> = { 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' };

/** A request that could not be read, answered as GraphQL clients expect. What is no fault of the client goes on. */
export const requestErrors: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof AppError && !response.headersSent) {
    noteRefusal(refusalName(error));
    response.status(errorTable[error.code].status).json(refusedAnswer(error));
    return;
  }
  if (!isHttpError(error) || error.status >= 500 || response.headersSent) {
    next(error);
    return;
  }
  noteRefusal((codes[error.status] ?? 'BAD_REQUEST').toLowerCase());
  const message =
    'type' in error && error.type === 'entity.parse.failed' ? messages.parseError(error.message) : error.message;
  response
    .status(error.status)
    .json({ errors: [{ message, extensions: { code: codes[error.status] ?? 'BAD_REQUEST' } }] });
};
