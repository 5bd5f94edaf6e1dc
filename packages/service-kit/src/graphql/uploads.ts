import express, { type Request, type RequestHandler } from 'express';
import type { Access } from '../access/index.ts';
import { refusedAnswer, toAppError } from '../errors/index.ts';
import { readOperation } from '../uploads/index.ts';

export interface Uploads<C> {
  /** Who may upload at all: decided before any file is read. */
  access: Access<C>;
  maxFiles: number;
}

/**
 * Body of a GraphQL request: JSON, and with `uploads` also multipart, its files as `Upload` values of the variables
 * (https://github.com/jaydenseric/graphql-multipart-request-spec). Who reads a file limits its size.
 */
export function graphqlBody<C>(options: {
  uploads?: Uploads<C>;
  contextOf(request: Request, authenticate: boolean): Promise<C>;
}): RequestHandler[] {
  const { uploads } = options;
  const json = express.json({ limit: '1mb' });
  if (!uploads) return [json];
  const multipart: RequestHandler = async (request, response, next) => {
    if (!request.is('multipart/form-data')) return next();
    try {
      await uploads.access.check(await options.contextOf(request, true));
      request.body = await readOperation(request, response, uploads);
    } catch (error) {
      // What is still on its way is of no interest, but unread it would block the answer.
      request.resume();
      response.json(refusedAnswer(toAppError(error)));
      return;
    }
    next();
  };
  return [multipart, json];
}
