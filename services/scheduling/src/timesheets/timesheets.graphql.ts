import type { Page } from '@portfolio/contracts/rest';
import {
  timesheet,
  timesheetApproval,
  timesheetListFilter,
  timesheetState,
  type Timesheet,
} from '@portfolio/contracts/scheduling';
import {
  enumType,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { approveTimesheets } from './approve-timesheets.ts';
import { listTimesheets, timesheetList } from './timesheets.ts';

enumType('TimesheetState', timesheetState);
const TimesheetType = objectType('Timesheet', timesheet);
const TimesheetPage = pageType('TimesheetPage', TimesheetType);
const TimesheetListArgs = listArgsType(timesheetListFilter);

@Authorized(administrators)
@Resolver()
export class TimesheetResolver {
  @Query(() => TimesheetPage, { description: 'Shifts that have begun: what was worked beside what was planned.' })
  timesheets(
    @Ctx() context: SchedulingContext,
    @Args(() => TimesheetListArgs) args: ListArgs,
  ): Promise<Page<Timesheet>> {
    return listTimesheets(context, parseInput(timesheetListFilter, args), listOfArgs(args, timesheetList));
  }

  @Mutation(() => [TimesheetType], {
    description:
      'All of them or none, but for those that have another version by now than the one of `versions`, which stay as they are; false takes the approval away.',
  })
  approveTimesheets(
    @Ctx() context: SchedulingContext,
    @Arg('shifts', () => [ID]) shifts: string[],
    @Arg('approved', () => Boolean, { nullable: true }) approved?: boolean | null,
    @Arg('versions', () => [String], { nullable: true }) versions?: string[] | null,
  ): Promise<Timesheet[]> {
    return approveTimesheets(
      context,
      parseInput(timesheetApproval, { shifts, approved: approved ?? true, versions: versions ?? undefined }),
    );
  }
}
