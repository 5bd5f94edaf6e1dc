import { AppError } from '@portfolio/service-kit/errors';
import { ListArgs } from '@portfolio/service-kit/graphql';
import { ArgsType, Field, ID } from 'type-graphql';

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

@ArgsType()
export class CompanyListArgs extends ListArgs {
  @Field(() => ID, { nullable: true, description: 'Default: the working company; for a superuser, all.' })
  company?: string;
}
