import type { Readable } from 'node:stream';
import { fault } from '@portfolio/contracts/errors';
import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, isDiskFull } from '../errors/index.ts';
import { whenClosed } from '../server/access-log.ts';

/** Text by field, a list where the name was repeated. */
export type FormFields = Record<string, unknown>;

interface FormOptions {
  /** Of everything that is not received as a file. */
  maxBytes: number;
  /**
   * Takes a file as it arrives, or returns undefined and it is skipped. What it throws, now or later, ends the form.
   * Without it all files are skipped.
   */
  receive?: (field: string, stream: Readable, filename: string) => Promise<unknown> | undefined;
}

const limits = { fields: 200, parts: 300, fieldNameSize: 100, headerPairs: 50 };

/**
 * Reads a multipart request.
 * @throws AppError `too_large` naming the limit, `parse_error` for what is no form or breaks off; what `receive` throws
 */
export async function readForm(request: Request, { maxBytes, receive }: FormOptions): Promise<FormFields> {
  const fields: FormFields = Object.create(null);
  const arriving: Promise<unknown>[] = [];
  const parser = parserFor(request, maxBytes);
  const refuse = (error: Error) => parser.destroy(error);
  let bytes = 0;
  const fits = (field: string, more: number): boolean => {
    bytes += more;
    if (bytes > maxBytes) refuse(tooLarge(`${maxBytes} bytes`, field));
    return bytes <= maxBytes;
  };

  parser.on('field', (name, value, { valueTruncated }) => {
    if (!fits(name, valueTruncated ? Infinity : Buffer.byteLength(value))) return;
    // Forms send line breaks as CRLF (HTML, "constructing the entry list"); JSON and GraphQL send what was typed.
    const text = value.replaceAll('\r\n', '\n');
    fields[name] = name in fields ? [fields[name], text].flat() : text;
  });
  parser.on('file', (name, stream, { filename }) => {
    // Raised besides the parser's own error, also on files that nobody reads; unheard it would end the process.
    stream.on('error', () => {});
    try {
      // A file input without a choice is sent as a nameless empty file.
      const arrival = filename ? receive?.(name, stream, filename) : undefined;
      if (arrival) {
        arrival.catch(refuse);
        arriving.push(arrival);
      } else stream.on('data', (chunk: Buffer) => fits(name, chunk.length));
    } catch (error) {
      stream.resume();
      refuse(error as Error);
    }
  });
  parser.on('fieldsLimit', () => refuse(tooLarge(`${limits.fields} fields`)));
  parser.on('partsLimit', () => refuse(tooLarge(`${limits.parts} parts`)));

  try {
    await parsed(request, parser);
    await Promise.all(arriving);
    return fields;
  } catch (error) {
    throw error instanceof AppError || isDiskFull(error) ? error : broken(error);
  } finally {
    // Whoever keeps the files must find nobody writing them.
    await Promise.allSettled(arriving);
  }
}

function parserFor({ headers }: Request, fieldSize: number): busboy.Busboy {
  try {
    return busboy({ headers, limits: { ...limits, fieldSize }, defParamCharset: 'utf8' });
  } catch (error) {
    throw broken(error);
  }
}

/** Feeds the request to the parser. After an error the rest is read and dropped, so that the answer gets through. */
function parsed(request: Request, parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once('close', resolve).on('error', (error: Error) => {
      request.unpipe(parser);
      // Later than the events of this turn, which would pause it again.
      setImmediate(() => request.resume());
      reject(error);
    });
    request.pipe(parser);
    whenClosed(request, () => {
      if (!request.complete) parser.destroy(new Error('The connection was closed.'));
    });
  });
}

function tooLarge(limit: string, field = 'non_field_errors'): AppError {
  const wrong = fault('file_too_large', { limit });
  return new AppError('too_large', wrong.message, { fields: { [field]: [wrong] } });
}

const broken = (cause: unknown) =>
  new AppError('parse_error', `Multipart form parse error - ${cause instanceof Error ? cause.message : 'unreadable'}`, {
    cause,
  });
