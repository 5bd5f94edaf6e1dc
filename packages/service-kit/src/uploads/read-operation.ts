import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '@portfolio/contracts/errors';
import busboy from 'busboy';
import { z } from 'zod';
import { AppError } from '../errors/index.ts';
import { place } from './place.ts';
import { Upload, type FileUpload } from './upload.ts';

const fieldBytes = 1_000_000;
const fileMap = z.record(z.string(), z.array(z.string()));

/**
 * Reads a GraphQL multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec). Resolves with its
 * operation as soon as that and the map are there; the files are `Upload`s among its variables and arrive later.
 *
 * In the place of graphql-upload's own reader, which writes each file to a temporary one first: here its bytes go from the
 * connection to the reader, who sets the pace. So files come one after another in the order of the request, each can be
 * read once, and whoever wants several waits for all of them at once. Who leaves a file half-way gives up on the others.
 * @throws AppError `parse_error`, `too_large`; files that do not arrive reject with the same
 */
export function readOperation(
  request: IncomingMessage,
  response: ServerResponse,
  { maxFiles }: { maxFiles: number },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const parser = parserFor(request);
    let operations: unknown;
    let uploads: Map<string, Upload> | undefined;

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
    parser.on('file', (name, stream, { filename, mimeType: mimetype }) => {
      // Raised besides the parser's own error, also on files that nobody reads; unheard it would end the process.
      stream.on('error', () => {});
      const upload = uploads?.get(name);
      if (!upload) {
        stream.resume();
        if (!uploads) stop(broken('"map" must come before the files.'));
        return;
      }
      stream.once('close', () => {
        if (!stream.readableEnded) stop(broken('A file was not read to its end.'));
      });
      let isTaken = false;
      const file: FileUpload = {
        filename: filename ?? '',
        mimetype,
        createReadStream() {
          if (isTaken) throw broken('A file can be read only once.');
          isTaken = true;
          return stream;
        },
      };
      upload.resolve(file as Parameters<Upload['resolve']>[0]);
    });
    parser.on('error', (error) => stop(error instanceof AppError ? error : broken(error)));
    parser.once('close', () => stop(broken(uploads ? 'A file is missing.' : '"operations" and "map" must be there.')));
    request.once('close', () => {
      if (!request.complete) stop(broken('The connection was closed.'));
    });
    response.once('close', () => stop(broken('The request has been answered.')));
    response.once('finish', () => stop(broken('The request has been answered.')));
    request.pipe(parser);
  });
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
  new AppError('parse_error', `Multipart form parse error - ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
