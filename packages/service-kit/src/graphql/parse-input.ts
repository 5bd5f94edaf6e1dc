import type { z } from 'zod';
import { snakeKeys } from '../keys/index.ts';
import { parse } from '../rest/index.ts';

/** Parses a GraphQL input with the schema of the REST body; errors come back under the GraphQL names. */
export const parseInput = <T extends z.ZodType>(schema: T, input: unknown): z.output<T> =>
  parse(schema, snakeKeys(input));
