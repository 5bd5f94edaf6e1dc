import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { messages } from '@portfolio/contracts/errors';
import busboy from 'busboy';
import type { FileUpload, ProcessRequestFunction } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { z } from 'zod';
import { AppError } from '../errors/index.ts';
import { whenClosed } from '../server/access-log.ts';

const fieldBytes = 1_000_000;
const fileMap = z.record(z.string(), z.array(z.string()));

/**
 * Reads a GraphQL multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec). Resolves with its
 * operation as soon as that and the map are there; the files are graphql-upload's `Upload`s among its variables, for its
 * scalar `GraphQLUpload`, and arrive later.
 *
 * Stands in the place of graphql-upload's own `processRequest`, which writes each file to a temporary one first: here its
 * bytes go from the connection to the reader, who sets the pace (docs/decisions/0304). So files come in the order of the
 * request, each when the one before has been read, and each can be read once: whoever wants several waits for all of them
 * at once. Who leaves a file half-way, or answers, gives up on the others.
 * @throws AppError `parse_error`, `too_large`; files that do not arrive reject with the same
 */
export const readOperation: ProcessRequestFunction = (request, response, { maxFiles = Infinity } = {}) =>
  new Promise((resolve, reject) => {
    const parser = parserFor(request);
    let operations: Record<string, unknown> | undefined;
    /** By the name of their part. */
    let uploads: Map<string, Upload> | undefined;
    const arrived = new Set<string>();
    /** That the file before has been read. The parser may know of the next one earlier, but could not go on with it. */
    let turn = Promise.resolve();

    /** Nothing more is read; what is still on its way is dropped, so that the answer gets through. */
    const stop = (error: AppError): void => {
      reject(error);
      for (const upload of uploads?.values() ?? []) upload.reject(error);
      parser.destroy(error);
      request.unpipe(parser);
      // Later than the events of this turn, which would pause it again.
      setImmediate(() => request.resume());
    };

    parser.on('field', (name, value, { valueTruncated }) => {
      try {
        if (valueTruncated) throw new AppError('too_large', messages.tooLarge(`${fieldBytes} bytes for "${name}"`));
        if (name === 'operations') operations = parseJson(value, name, z.looseObject({}));
        if (name !== 'map') return;
        if (!operations) throw broken('"operations" must come before "map".');
        uploads = placeFiles(operations, parseJson(value, name, fileMap), maxFiles);
        resolve(operations);
      } catch (error) {
        stop(error instanceof AppError ? error : broken(error));
      }
    });
    parser.on('file', (name, stream, info) => {
      // Raised besides the parser's own error, also on files that nobody reads; unheard it would end the process.
      stream.on('error', () => {});
      const upload = uploads?.get(name);
      // Nobody would read a second file of that name, and the request would wait for it for ever.
      if (!upload || arrived.has(name)) {
        stream.resume();
        if (!uploads) stop(broken('"map" must come before the files.'));
        return;
      }
      arrived.add(name);
      const read = Promise.withResolvers<void>();
      stream.once('close', () => {
        if (!stream.readableEnded) stop(broken('A file was not read to its end.'));
        read.resolve();
      });
      void turn.then(() => upload.resolve(fileUpload(stream, info)));
      turn = read.promise;
    });
    parser.on('error', (error) => stop(error instanceof AppError ? error : broken(error)));
    parser.once('close', () => stop(broken(uploads ? 'A file is missing.' : '"operations" and "map" must be there.')));
    request.pipe(parser);
    // What it closes for is an answer or the end of the connection.
    whenClosed(response, () => {
      stop(broken(response.writableFinished ? 'The request has been answered.' : 'The connection was closed.'));
    });
  });

function fileUpload(stream: Readable, { filename, mimeType, encoding }: busboy.FileInfo): FileUpload {
  let isTaken = false;
  return {
    // Absent, whatever the types say, where the part names none.
    filename: filename ?? '',
    mimetype: mimeType,
    encoding,
    createReadStream() {
      if (isTaken) throw broken('A file can be read only once.');
      isTaken = true;
      return stream;
    },
  };
}

function parserFor({ headers }: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers, limits: { fieldSize: fieldBytes, fields: 2 }, defParamCharset: 'utf8' });
  } catch (error) {
    throw broken(error);
  }
}

function placeFiles(operations: unknown, map: Record<string, string[]>, maxFiles: number): Map<string, Upload> {
  const entries = Object.entries(map);
  if (entries.length > maxFiles) throw new AppError('too_large', messages.tooLarge(`${maxFiles} files`));
  return new Map(
    entries.map(([name, paths]) => {
      const upload = new Upload();
      for (const path of paths) if (!place(operations, path, upload)) throw broken(`No file belongs at "${path}".`);
      return [name, upload];
    }),
  );
}

function parseJson<T extends z.ZodType>(text: string, name: string, schema: T): z.output<T> {
  const parsed = schema.safeParse(jsonOrUndefined(text));
  if (!parsed.success) throw broken(`"${name}" is not what it should be.`);
  return parsed.data;
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const broken = (cause: unknown): AppError =>
  new AppError(
    'parse_error',
    `Multipart form parse error - ${cause instanceof Error ? cause.message : String(cause)}`,
    {
      cause,
    },
  );

/**
 * Puts `value` in the place of the null that `path` (`variables.images.0`) names; own properties only.
 * @returns false when there is none
 */
function place(root: unknown, path: string, value: unknown): boolean {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let holder = root;
  for (const key of keys) holder = own(holder, key);
  if (own(holder, last) !== null) return false;
  Object.assign(holder as object, { [last]: value });
  return true;
}

const own = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined;
