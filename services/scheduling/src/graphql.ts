import type { ListParameters } from '@portfolio/contracts/rest';
import { AppError } from '@portfolio/service-kit/errors';
import { listParameters, type ListOptions } from '@portfolio/service-kit/rest';
import { ArgsType, Field, Int } from 'type-graphql';

/** Arguments that every list takes; they mean what the parameters of the REST lists mean. */
@ArgsType()
export class ListArgs {
  @Field(() => Int, { nullable: true, description: '1-based.' })
  page?: number;

  @Field(() => Int, { nullable: true, description: 'At most 100.' })
  pageSize?: number;

  @Field(() => String, { nullable: true, description: 'Every word must match, case-insensitively.' })
  search?: string;

  @Field(() => String, { nullable: true, description: 'Comma-separated names, each with an optional "-".' })
  ordering?: string;
}

/** @throws AppError `not_found` "Invalid page." */
export const listOfArgs = (args: ListArgs, options: ListOptions): ListParameters =>
  listParameters(
    {
      page: args.page?.toString(),
      page_size: args.pageSize?.toString(),
      search: args.search,
      ordering: args.ordering && snakeTerms(args.ordering),
    },
    options,
  );

const snakeTerms = (ordering: string) => ordering.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** GraphQL enums are written in capitals: `['in_progress']` → `{IN_PROGRESS: 'in_progress'}`. */
export const enumOf = <T extends string>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value]));

/** A query for one item answers null where REST answers 404. */
export async function orNull<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
