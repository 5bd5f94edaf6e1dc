import 'reflect-metadata';
import type { ListParameters } from '@portfolio/contracts/rest';
import { ArgsType, Field, Int } from 'type-graphql';
import { snakeCase } from '../keys/index.ts';
import { listParameters, type ListOptions } from '../rest/index.ts';

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
