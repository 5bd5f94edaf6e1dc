import { ListArgs, listOfArgs, pageOf } from '@portfolio/service-kit/graphql';
import type { Company as CompanyRow } from '@portfolio/contracts/scheduling';
import { Args, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { companyList, listCompanies } from './companies.ts';

@ObjectType()
export class Company implements CompanyRow {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;

  @Field()
  address: string;

  @Field()
  phone: string;

  @Field()
  website: string;
}

@ObjectType()
class CompanyPage extends pageOf(Company) {}

@Resolver()
export class CompanyResolver {
  @Query(() => CompanyPage, { description: 'The companies that the caller administers; all for a superuser.' })
  companies(@Ctx() context: SchedulingContext, @Args() args: ListArgs): Promise<CompanyPage> {
    return listCompanies(context, listOfArgs(args, companyList));
  }
}
