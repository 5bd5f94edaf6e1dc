import { fieldErrors, validationMessage } from '@portfolio/contracts/rest';
import type { z } from 'zod';
import { validationError } from '../errors/index.ts';

/**
 * Parses input of a call, REST or GraphQL, with the contracts' schema.
 * @throws AppError `validation` with the standard messages per field
 */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input, { error: validationMessage });
  if (result.success) return result.data;
  throw validationError(fieldErrors(result.error));
}
