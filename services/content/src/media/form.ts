import busboy from 'busboy';
import { messages } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import type { Request } from 'express';
import { readableSize, type FileFields } from './file-fields.ts';
import type { Incoming, ReceivedFile } from './incoming.ts';

/** What a form held: text by field (a list where the name was repeated) and files by field, in order. */
export interface Form {
  fields: Record<string, unknown>;
  files: Record<string, ReceivedFile[]>;
}

const limits = { fieldSize: 2 ** 20, fields: 200, parts: 300, fieldNameSize: 100, headerPairs: 50 };

/**
 * Reads a multipart request, its files as they arrive. Files of fields that `expected` does not name are skipped.
 * @throws AppError `too_large` naming the limit, `parse_error` for what is no form or breaks off
 */
export async function readForm(request: Request, expected: FileFields, incoming: Incoming): Promise<Form> {
  const form: Form = { fields: Object.create(null), files: {} };
  const arriving: Promise<{ field: string; file: ReceivedFile }>[] = [];
  const parser = parserFor(request);
  const refuse = (error: Error) => parser.destroy(error);
  const counts = new Map<string, number>();

  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) return void refuse(tooLarge(name, readableSize(limits.fieldSize)));
    // Forms send line breaks as CRLF (HTML, "constructing the entry list"); JSON and GraphQL send what was typed.
    const text = value.replaceAll('\r\n', '\n');
    form.fields[name] = name in form.fields ? [form.fields[name], text].flat() : text;
  });
  parser.on('file', (name, stream, { filename }) => {
    // Raised besides the parser's own error, also on files that nobody reads; unheard it would end the process.
    stream.on('error', () => {});
    const field = Object.hasOwn(expected, name) ? expected[name] : undefined;
    // A file input without a choice is sent as a nameless empty file.
    if (!field || !filename) return void stream.resume();
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count > field.max) {
      stream.resume();
      return void refuse(tooLarge(name, `${field.max} files`));
    }
    const arrival = incoming.receive(stream, filename, name, field.kind).then((file) => ({ field: name, file }));
    arrival.catch(refuse);
    arriving.push(arrival);
  });
  parser.on('fieldsLimit', () => refuse(tooLarge('non_field_errors', `${limits.fields} fields`)));
  parser.on('partsLimit', () => refuse(tooLarge('non_field_errors', `${limits.parts} parts`)));

  try {
    await parsed(request, parser);
    for (const { field, file } of await Promise.all(arriving)) (form.files[field] ??= []).push(file);
    return form;
  } catch (error) {
    throw error instanceof AppError ? error : broken(error);
  } finally {
    // Whoever clears the folder must find nobody writing there.
    await Promise.allSettled(arriving);
  }
}

function parserFor({ headers }: Request): busboy.Busboy {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
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
    request.once('close', () => {
      if (!request.complete) parser.destroy(new Error('The connection was closed.'));
    });
    request.pipe(parser);
  });
}

function tooLarge(field: string, limit: string): AppError {
  const sentence = messages.tooLarge(limit);
  return new AppError('too_large', sentence, { body: { [field]: [sentence] } });
}

const broken = (cause: unknown) =>
  new AppError('parse_error', `Multipart form parse error - ${cause instanceof Error ? cause.message : 'unreadable'}`, {
    cause,
  });
