import { ListArgs, listOfArgs, pageOf, parseInput } from '@portfolio/service-kit/graphql';
import { companyPatch, type Company as CompanyRow } from '@portfolio/contracts/scheduling';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { companyList, listCompanies, updateCompany } from './companies.ts';

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

  @Field({ name: 'timeZone', description: 'IANA name.' })
  time_zone: string;
}

@ObjectType()
class CompanyPage extends pageOf(Company) {}

@InputType({ description: 'What is left out stays as it is.' })
class CompanyChanges {
  @Field({ nullable: true, description: 'IANA name.' })
  timeZone?: string;
}

@Resolver()
export class CompanyResolver {
  @Query(() => CompanyPage, { description: 'The companies that the caller administers; all for a superuser.' })
  companies(@Ctx() context: SchedulingContext, @Args() args: ListArgs): Promise<CompanyPage> {
    return listCompanies(context, listOfArgs(args, companyList));
  }

  @Mutation(() => Company)
  updateCompany(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: CompanyChanges,
  ): Promise<Company> {
    return updateCompany(context, idParameter(id), parseInput(companyPatch, input));
  }
}
