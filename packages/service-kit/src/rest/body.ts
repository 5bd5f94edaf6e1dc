import { isUtf8 } from 'node:buffer';
import { messages } from '@portfolio/contracts/errors';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../errors/index.ts';
import { hasBody } from '../server/access-log.ts';
import { readForm } from './form.ts';

/** Bodies of calls are small; uploads have their own parser and limits. */
const defaultMaxBytes = 2 ** 20;

/** Nobody nests deeper, and what walks through a body must not run out of stack. */
const maxDepth = 32;

/** No call takes as many: each wrong one of a long list has a message of its own, and all of them hold up everybody else. */
const maxValues = 20_000;

/**
 * The body of a call: JSON, or the fields of a form, url-encoded or multipart. An absent body reads as an empty one.
 * @param raw leaves it as the bytes that came, in `request.body`
 * @throws AppError `parse_error`, `too_large`, `unsupported_media_type`
 */
export async function readBody(
  request: Request,
  response: Response,
  { maxBytes = defaultMaxBytes, raw = false }: { maxBytes?: number; raw?: boolean },
): Promise<unknown> {
  if (!hasBody(request)) return {};
  const through = async (parser: RequestHandler): Promise<unknown> => {
    await new Promise<void>((resolve, reject) => {
      void parser(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return request.body;
  };
  if (raw) return through(express.raw({ limit: maxBytes, type: () => true }));
  if (request.is(['json', '+json'])) {
    const body = await through(express.json({ limit: maxBytes, strict: false, type: () => true, verify: requireUtf8 }));
    requireShallow(body);
    return body;
  }
  if (request.is('urlencoded')) {
    return through(express.urlencoded({ limit: maxBytes, extended: false, type: () => true }));
  }
  if (request.is('multipart/form-data')) return readForm(request, { maxBytes });
  throw new AppError('unsupported_media_type', messages.unsupportedMediaType(request.get('content-type') ?? ''));
}

/** Node would put replacement characters for what is none. @throws what becomes a `parse_error` of that reason */
function requireUtf8(_request: unknown, _response: unknown, bytes: Buffer, encoding: string): void {
  if (encoding === 'utf-8' && !isUtf8(bytes)) throw Object.assign(new Error(), { type: 'not UTF-8' });
}

/** Level by level, not by recursion. @throws AppError `parse_error` for what nests deeper, or has more values, than any call takes */
export function requireShallow(body: unknown): void {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > maxDepth) throw new AppError('parse_error', messages.parseError(`nested more than ${maxDepth} deep`));
    if (values > maxValues) throw new AppError('parse_error', messages.parseError(`more than ${maxValues} values`));
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}
