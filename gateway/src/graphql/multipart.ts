import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import Upload from 'graphql-upload/Upload.mjs';
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

interface Operation {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/**
 * The operation as a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec) whose files are read
 * from the client's request while they are sent on; undefined when its variables hold no file.
 */
export function multipartRequest(operation: Operation): { headers: string[]; body: Readable } | undefined {
  const files = new Map<Upload, string[]>();
  const variables = withoutFiles(operation.variables, 'variables', files);
  if (files.size === 0) return undefined;

  const boundary = `portfolio-${randomUUID()}`;
  const parts = async function* (): AsyncGenerator<string | Buffer> {
    yield field(boundary, 'operations', JSON.stringify({ ...operation, variables }));
    yield field(boundary, 'map', JSON.stringify(Object.fromEntries([...files.values()].entries())));
    // In the order in which they come, because each waits until the one before has been read.
    for await (const [index, file] of asTheyCome([...files.keys()].map(({ promise }) => promise))) {
      const { filename, mimetype, createReadStream } = file;
      yield partHead(
        boundary,
        `name="${index}"; filename="${quoted(filename)}"`,
        `content-type: ${plain(mimetype)}\r\n`,
      );
      yield* createReadStream();
      yield '\r\n';
    }
    yield `--${boundary}--\r\n`;
  };
  return {
    // The second header tells the subgraph's CSRF prevention that this is no form of a foreign page.
    headers: ['content-type', `multipart/form-data; boundary=${boundary}`, 'apollo-require-preflight', 'true'],
    body: Readable.from(parts(), { objectMode: false }),
  };
}

/** Index and value of each promise, in the order in which they are kept. @throws what the first broken one does */
async function* asTheyCome<T>(promises: readonly Promise<T>[]): AsyncGenerator<[index: number, value: T]> {
  const places = promises.map(() => Promise.withResolvers<[index: number, value: T]>());
  let arrived = 0;
  for (const [index, promise] of promises.entries()) {
    promise.then(
      (value) => places[arrived++]!.resolve([index, value]),
      (error: unknown) => places[arrived++]!.reject(error),
    );
  }
  // Who stops half-way does not hear of the others.
  for (const { promise } of places) promise.catch(() => {});
  for (const { promise } of places) yield await promise;
}

/** A copy of `value` with null in the place of each file, as the specification wants it; collects the files' paths. */
function withoutFiles(value: unknown, path: string, files: Map<Upload, string[]>): unknown {
  if (value instanceof Upload) {
    files.set(value, [...(files.get(value) ?? []), path]);
    return null;
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutFiles(item, `${path}.${key}`, files)]),
  );
}

const partHead = (boundary: string, disposition: string, more = ''): string =>
  `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${more}\r\n`;

const field = (boundary: string, name: string, value: string): string =>
  `${partHead(boundary, `name="${name}"`)}${value}\r\n`;

/** As browsers escape a file name (HTML, "multipart/form-data encoding algorithm"). */
const quoted = (name: string): string => name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');

const plain = (mimetype: string): string => (/^[\w.+/-]+$/.test(mimetype) ? mimetype : 'application/octet-stream');
