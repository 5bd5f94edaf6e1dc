import { mediaLimits } from '@portfolio/contracts/content';
import { AppError, errorTable } from '@portfolio/service-kit/errors';
import { readOperation } from '@portfolio/service-kit/uploads';
import { Router, type RequestHandler } from 'express';
import createError from 'http-errors';

/** Headers that a form of a foreign page cannot send, as Apollo's CSRF prevention names them. */
const preflightHeaders = ['x-apollo-operation-name', 'apollo-require-preflight'];

/** Apollo checks the same, but only after the files would have been read. */
const requirePreflight: RequestHandler = (request, _response, next) => {
  if (request.is('multipart/form-data') && !preflightHeaders.some((name) => request.get(name))) {
    next(createError(400, `A multipart request must carry one of these headers: ${preflightHeaders.join(', ')}.`));
  } else next();
};

/** Reads multipart requests: their files become `Upload` values of the variables and are passed on while they arrive. */
const readMultipart: RequestHandler = async (request, response, next) => {
  if (!request.is('multipart/form-data')) return next();
  try {
    request.body = await readOperation(request, response, { maxFiles: mediaLimits.images + 3 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return next(createError(errorTable[error.code].status, error.message));
  }
  next();
};

export const uploads = Router().use(requirePreflight, readMultipart);
