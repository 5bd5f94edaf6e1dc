import { ListArgs } from '@portfolio/service-kit/graphql';
import { ArgsType, Field, ID, InputType } from 'type-graphql';

/** GraphQL enums are written in capitals: `['in_progress']` → `{IN_PROGRESS: 'in_progress'}`. */
export const enumOf = <T extends string>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value]));

@ArgsType()
export class CompanyListArgs extends ListArgs {
  @Field(() => ID, { nullable: true, description: 'Default: the working company; for a superuser, all.' })
  company?: string;
}

@InputType()
export abstract class PlaceInput {
  @Field({ nullable: true })
  address?: string;

  @Field({ nullable: true })
  city?: string;

  @Field({ nullable: true })
  state?: string;

  @Field({ nullable: true })
  zipCode?: string;
}
