import { mediaLimits } from '@portfolio/contracts/content';
import { Router, type RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
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
export const uploads = Router().use(
  requirePreflight,
  graphqlUploadExpress({
    maxFieldSize: 1_000_000,
    maxFileSize: mediaLimits.appBytes,
    maxFiles: mediaLimits.images + 3,
  }),
);
