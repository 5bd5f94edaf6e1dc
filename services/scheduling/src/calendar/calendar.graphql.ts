import { calendarFeed, type CalendarFeed } from '@portfolio/contracts/scheduling';
import { objectType } from '@portfolio/service-kit/graphql';
import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { employees } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { getMyCalendarFeed, renewMyCalendarFeed, revokeMyCalendarFeed } from './calendar-feed.ts';

const CalendarFeedType = objectType('CalendarFeed', calendarFeed);

@Authorized(employees)
@Resolver()
export class CalendarResolver {
  @Query(() => CalendarFeedType, { nullable: true, description: 'Null where no calendar reads the caller’s shifts.' })
  myCalendarFeed(@Ctx() context: SchedulingContext): Promise<CalendarFeed | null> {
    return getMyCalendarFeed(context);
  }

  @Mutation(() => CalendarFeedType, { description: 'A new address. The earlier one is void from now on.' })
  renewMyCalendarFeed(@Ctx() context: SchedulingContext): Promise<CalendarFeed> {
    return renewMyCalendarFeed(context);
  }

  @Mutation(() => Boolean, { description: 'The address is void from now on.' })
  async revokeMyCalendarFeed(@Ctx() context: SchedulingContext): Promise<boolean> {
    await revokeMyCalendarFeed(context);
    return true;
  }
}
