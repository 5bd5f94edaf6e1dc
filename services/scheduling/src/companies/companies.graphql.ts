import type { Page } from '@portfolio/contracts/rest';
import {
  company,
  companyPatch,
  payrollColumn,
  planningRules,
  planningRulesPatch,
  ruleSeverity,
  type Company,
} from '@portfolio/contracts/scheduling';
import { signedIn } from '@portfolio/service-kit/access';
import {
  enumType,
  inputType,
  Item,
  ListArgs,
  listOfArgs,
  objectType,
  orNull,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { asSeen, seenDescription } from '@portfolio/service-kit/precondition';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { administrators, companyKeepers } from '../access.ts';
import { lacksSecondFactor } from './administration.ts';
import { companyList, getCompany, listCompanies, updateCompany } from './companies.ts';

enumType('PayrollColumn', payrollColumn);
enumType('RuleSeverity', ruleSeverity);
objectType('PlanningRules', planningRules);
inputType('PlanningRulesChanges', planningRulesPatch);
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

  @Query(() => CompanyType, { nullable: true, description: 'Null when there is none that the caller administers.' })
  company(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Company | null> {
    return orNull(() => getCompany(context, idParameter(id)));
  }

  @Authorized(signedIn)
  @Query(() => Boolean, {
    description: 'Whether a company keeps out its administrator who asks, until they sign in in two steps.',
  })
  secondFactorMissing(@Ctx() context: SchedulingContext): Promise<boolean> {
    return lacksSecondFactor(context);
  }

  @Authorized(companyKeepers)
  @Item(getCompany)
  @Mutation(() => CompanyType)
  updateCompany(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CompanyChanges) input: object,
    @Arg('seen', () => CompanyChanges, { nullable: true, description: seenDescription }) seen?: object,
  ): Promise<Company> {
    return updateCompany(context, idParameter(id), parseInput(companyPatch, input), asSeen(seen));
  }
}
