import type { Page } from '@portfolio/contracts/rest';
import { company, companyPatch, type Company } from '@portfolio/contracts/scheduling';
import { inputType, ListArgs, listOfArgs, objectType, pageType, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { administrators } from './access.ts';
import { companyList, listCompanies, updateCompany } from './companies.ts';

const CompanyType = objectType('Company', company);
const CompanyPage = pageType('CompanyPage', CompanyType);
const CompanyChanges = inputType('CompanyChanges', companyPatch);

@Authorized(administrators)
@Resolver()
export class CompanyResolver {
  @Query(() => CompanyPage, { description: 'The companies that the caller administers; all for a superuser.' })
  companies(@Ctx() context: SchedulingContext, @Args() args: ListArgs): Promise<Page<Company>> {
    return listCompanies(context, listOfArgs(args, companyList));
  }

  @Mutation(() => CompanyType)
  updateCompany(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CompanyChanges) input: object,
  ): Promise<Company> {
    return updateCompany(context, idParameter(id), parseInput(companyPatch, input));
  }
}
