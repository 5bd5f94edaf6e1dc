import { type Fault, fault } from '@portfolio/contracts/errors';
import type { FieldErrors } from '@portfolio/contracts/rest';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import { once } from '@portfolio/service-kit/idempotency';
import {
  coerced,
  onceOverRest,
  readBody,
  tryParse,
  type Call,
  readForm as readFields,
} from '@portfolio/service-kit/rest';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { z } from 'zod';
import type { ContentContext } from '../context.ts';
import { checkApp, UnusableApp } from './apps.ts';
import type { FileFields } from './file-fields.ts';
import { makeVariants, UnusableImage } from './images.ts';
import { Incoming, type ReceivedFile } from './incoming.ts';
import type { CheckedFile } from './keep.ts';
import type { MediaKind } from './media-file.entity.ts';
import type { Request } from 'express';

/** What a form held: text by field (a list where the name was repeated) and files by field, in order. */
interface Form {
  fields: Record<string, unknown>;
  files: Record<string, ReceivedFile[]>;
}

const maxBytes = 2 ** 20;

/**
 * Reads a multipart request, its files as they arrive. Files of fields that `expected` does not name are skipped.
 * @throws AppError `too_large` naming the limit, `parse_error` for what is no form or breaks off
 */
async function readForm(request: Request, expected: FileFields, incoming: Incoming): Promise<Form> {
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

/** What an editor sent: fields not parsed yet, and files that are received but not looked into. */
export interface Upload {
  fields: unknown;
  files: Readonly<Record<string, readonly ReceivedFile[]>>;
  /** Names every field of `files`. */
  expected: FileFields;
  incoming: Incoming;
}

/** Runs `work` with a REST call's fields and files (multipart or JSON). What it does not keep is gone afterwards. */
export function withForm<T>(
  { context, request, response }: Pick<Call<ContentContext>, 'context' | 'request' | 'response'>,
  expected: FileFields,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  return withIncoming(context, async (incoming) => {
    const sent = request.is('multipart/form-data')
      ? await readForm(request, expected, incoming)
      : { fields: await readBody(request, response, {}), files: {} };
    const upload = { ...sent, expected, incoming };
    await context.scanner?.requireClean(upload.files, expected);
    return onceOverRest(context, response, callOf(`${request.method} ${request.path}`, upload), () => work(upload));
  });
}

/**
 * The same for a GraphQL mutation; a file that the operation names twice is received once.
 * @param name of the mutation, with what it is about
 */
export function withGraphQLFiles<T>(
  context: ContentContext,
  name: string,
  fields: unknown,
  given: Readonly<Record<string, readonly Promise<FileUpload>[]>>,
  expected: FileFields,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  return withIncoming(context, async (incoming) => {
    for (const [field, uploads] of Object.entries(given)) {
      const { max } = expected[field]!;
      if (uploads.length > max) throw validationError({ [field]: [fault('max_items', { max })] });
    }
    const arrivals = new Map<Promise<FileUpload>, Promise<ReceivedFile>>();
    for (const [field, uploads] of Object.entries(given)) {
      for (const upload of uploads) {
        if (!arrivals.has(upload)) arrivals.set(upload, receive(upload, incoming, field, expected[field]!.kind));
      }
    }
    await allArrived([...arrivals.values()]);
    const files: Record<string, ReceivedFile[]> = {};
    for (const [field, uploads] of Object.entries(given)) {
      files[field] = await Promise.all(uploads.map((upload) => arrivals.get(upload)!));
    }
    const upload = { fields, files, expected, incoming };
    await context.scanner?.requireClean(files, expected);
    return once(context, callOf(`mutation ${name}`, upload), () => work(upload));
  });
}

/** Only now, when all has arrived: a slow upload holds no transaction, and what it holds belongs to what was sent. */
const callOf = (name: string, { fields, files }: Upload) => ({
  name,
  input: [fields, Object.entries(files).map(([field, sent]) => [field, sent.map(({ hash }) => hash)])],
});

/** Waits for all, also when one is refused: whoever clears the folder must find nobody writing there. */
async function allArrived(arrivals: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(arrivals);
  const failures: unknown[] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  // A refused file breaks the others off; its own reason is the one to tell.
  const reason = failures.find((error) => !(error instanceof AppError && error.code === 'parse_error')) ?? failures[0];
  if (reason !== undefined) throw reason;
}

async function receive(upload: Promise<FileUpload>, incoming: Incoming, field: string, kind: MediaKind) {
  const file = await upload;
  return incoming.receive(file.createReadStream(), file.filename, field, kind);
}

async function withIncoming<T>(context: ContentContext, work: (incoming: Incoming) => Promise<T>): Promise<T> {
  const incoming = await Incoming.open(context.media.incoming);
  try {
    return await work(incoming);
  } finally {
    await incoming.dispose();
  }
}

/** Files of a field that have passed, as many as were sent; the same content twice is one object twice. */
export type CheckedFiles = (field: string) => readonly CheckedFile[];

/**
 * Parses the fields of an upload, looks into its files and asks for those that must be there, all in one answer.
 * @throws AppError `validation` with a sentence for each text and file that is not what it should be
 */
export async function readUpload<T extends z.ZodType>(
  schema: T,
  { fields, files, expected, incoming }: Upload,
  requiredFiles: readonly string[] = [],
): Promise<{ input: z.output<T>; files: CheckedFiles }> {
  const { data, errors: found } = tryParse(schema, coerced(schema, fields));
  const errors: FieldErrors = { ...found };
  for (const name of requiredFiles) if (!files[name]?.length) errors[name] = [fault('no_file')];
  const passed: Record<string, CheckedFile[]> = {};
  for (const [field, sent] of Object.entries(files)) {
    const { checked, problems } = await checkAll(sent, expected[field]!.kind, incoming);
    if (problems.length > 0) errors[field] = problems;
    else passed[field] = checked;
  }
  if (found || Object.keys(errors).length > 0) throw validationError(errors);
  return { input: data, files: (field) => passed[field] ?? [] };
}

async function checkAll(sent: readonly ReceivedFile[], kind: MediaKind, incoming: Incoming) {
  const checked = new Map<string, CheckedFile>();
  const problems = new Map<string, Fault>();
  for (const file of sent) {
    if (checked.has(file.hash)) continue;
    const found = await check(file, kind, incoming);
    if ('hash' in found) checked.set(file.hash, found);
    else problems.set(JSON.stringify(found), found);
  }
  return { checked: sent.map(({ hash }) => checked.get(hash)!), problems: [...problems.values()] };
}

/** @returns the file, or what is wrong with it */
async function check(file: ReceivedFile, kind: MediaKind, incoming: Incoming): Promise<CheckedFile | Fault> {
  const { path, hash, bytes, filename } = file;
  if (bytes === 0) return fault('empty_file');
  try {
    if (kind === 'image') {
      const { image, parts } = await makeVariants(path, hash, incoming.folder);
      return { ...image, kind, bytes, parts };
    }
    await checkApp(path, filename, kind);
    return { hash, kind, bytes, parts: [{ path, name: `${hash}.${kind}` }] };
  } catch (error) {
    if (error instanceof UnusableImage) return error.faultOf(filename);
    if (error instanceof UnusableApp) return error.fault;
    throw error;
  }
}
