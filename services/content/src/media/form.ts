import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import { readForm as readFields } from '@portfolio/service-kit/rest';
import type { Request } from 'express';
import type { FileFields } from './file-fields.ts';
import type { Incoming, ReceivedFile } from './incoming.ts';

/** What a form held: text by field (a list where the name was repeated) and files by field, in order. */
export interface Form {
  fields: Record<string, unknown>;
  files: Record<string, ReceivedFile[]>;
}

const maxBytes = 2 ** 20;

/**
 * Reads a multipart request, its files as they arrive. Files of fields that `expected` does not name are skipped.
 * @throws AppError `too_large` naming the limit, `parse_error` for what is no form or breaks off
 */
export async function readForm(request: Request, expected: FileFields, incoming: Incoming): Promise<Form> {
  const files: Record<string, Promise<ReceivedFile>[]> = {};
  const fields = await readFields(request, {
    maxBytes,
    receive(name, stream, filename) {
      const field = Object.hasOwn(expected, name) ? expected[name] : undefined;
      if (!field) return undefined;
      const arriving = (files[name] ??= []);
      if (arriving.length === field.max) throw tooMany(name, field.max);
      const arrival = incoming.receive(stream, filename, name, field.kind);
      arriving.push(arrival);
      return arrival;
    },
  });
  const arrived = Object.entries(files).map(async ([name, list]) => [name, await Promise.all(list)] as const);
  return { fields, files: Object.fromEntries(await Promise.all(arrived)) };
}

function tooMany(field: string, max: number): AppError {
  const wrong = fault('file_too_large', { limit: `${max} files` });
  return new AppError('too_large', wrong.message, { fields: { [field]: [wrong] } });
}
