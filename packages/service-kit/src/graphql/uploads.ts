import express, { type Request, type RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { AppError, refusedAnswer, toAppError } from '../errors/index.ts';

export interface Uploads<C> {
  /** Throws AppError for who may not upload at all, before any file is read. */
  allow(context: C): void;
  /** Bytes of one file at most. */
  maxFileSize: number;
  maxFiles: number;
}

/**
 * Body of a GraphQL request: JSON, and with `uploads` also multipart, its files as `Upload` values of the variables
 * (https://github.com/jaydenseric/graphql-multipart-request-spec).
 */
export function graphqlBody<C>(options: {
  uploads?: Uploads<C>;
  contextOf(request: Request, authenticate: boolean): Promise<C>;
}): RequestHandler[] {
  const { uploads } = options;
  const json = express.json({ limit: '1mb' });
  if (!uploads) return [json];
  const readMultipart = graphqlUploadExpress(uploads);
  const multipart: RequestHandler = async (request, response, next) => {
    if (!request.is('multipart/form-data')) return next();
    try {
      uploads.allow(await options.contextOf(request, true));
      await new Promise<void>((resolve, reject) => {
        readMultipart(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      // What is still on its way is of no interest, but unread it would block the answer.
      request.resume();
      response.json(refusedAnswer(isBadRequest(error) ? badRequest(error) : toAppError(error)));
      return;
    }
    next();
  };
  return [multipart, json];
}

/** graphql-upload throws http-errors. */
const isBadRequest = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

const badRequest = (error: Error & { status: number }) =>
  new AppError(error.status === 413 ? 'too_large' : 'parse_error', error.message);
