import 'reflect-metadata';
import type { ListParameters } from '@portfolio/contracts/rest';
import { ArgsType, Field, Int } from 'type-graphql';
import { snakeCase, snakeKeys } from '../keys/index.ts';
import { listParameters, type ListOptions, parse } from '../rest/index.ts';
import type { z } from 'zod';
import { AppError } from '../errors/index.ts';

/** A query for one item answers null where REST answers 404. */
export async function orNull<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Parses a GraphQL input with the schema of the REST body; errors come back under the GraphQL names. */
export const parseInput = <T extends z.ZodType>(schema: T, input: unknown): z.output<T> =>
  parse(schema, snakeKeys(input));

/** Arguments that every list takes; they mean what the parameters of the REST lists mean. */
export class ListArgs {
  declare page?: number;
  declare pageSize?: number;
  declare search?: string;
  declare ordering?: string;
}

// Decorators as plain calls: this package runs as it is, and Node strips types only.
Field(() => Int, { nullable: true, description: '1-based.' })(ListArgs.prototype, 'page');
Field(() => Int, { nullable: true, description: 'At most 100.' })(ListArgs.prototype, 'pageSize');
Field(() => String, { nullable: true, description: 'Every word must match, case-insensitively.' })(
  ListArgs.prototype,
  'search',
);
Field(() => String, { nullable: true, description: 'Comma-separated names, each with an optional "-".' })(
  ListArgs.prototype,
  'ordering',
);
ArgsType()(ListArgs);

/** @throws AppError `not_found` "Invalid page." */
export const listOfArgs = ({ page, pageSize, search, ordering }: ListArgs, options: ListOptions): ListParameters =>
  listParameters(
    {
      page: page?.toString(),
      page_size: pageSize?.toString(),
      search,
      ordering: ordering && snakeCase(ordering),
    },
    options,
  );
