import {
  auditChange,
  companyEvent,
  companyEventFilter,
  companyEventKind,
  type CompanyEvent,
} from '@portfolio/contracts/audit';
import type { Page } from '@portfolio/contracts/rest';
import {
  enumType,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { eventList, listCompanyEvents } from './list-events.ts';

enumType('CompanyEventKind', companyEventKind);
objectType('CompanyEventChange', auditChange);
const CompanyEventPage = pageType('CompanyEventPage', objectType('CompanyEvent', companyEvent));
const CompanyEventArgs = listArgsType(companyEventFilter);

@Authorized(administrators)
@Resolver()
export class ActivityResolver {
  @Query(() => CompanyEventPage, { description: 'What was done in a company, and by whom.' })
  companyEvents(
    @Ctx() context: SchedulingContext,
    @Args(() => CompanyEventArgs) args: ListArgs,
  ): Promise<Page<CompanyEvent>> {
    return listCompanyEvents(context, parseInput(companyEventFilter, args), listOfArgs(args, eventList));
  }
}
