import { scheduleQuery } from '@portfolio/contracts/scheduling';
import { parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { requireAdministration } from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { getSchedule } from './schedule.ts';
import { Schedule } from './schedule.types.ts';

@Resolver()
export class ScheduleResolver {
  @Query(() => Schedule, { description: 'The week grid: what runs at some time from one instant to another.' })
  async schedule(
    @Ctx() context: SchedulingContext,
    @Arg('from', { description: 'ISO 8601 with an offset.' }) from: string,
    @Arg('to', { description: 'ISO 8601 with an offset.' }) to: string,
    @Arg('company', () => ID, { nullable: true, description: 'Default: the working company.' }) company?: string,
  ): Promise<Schedule> {
    await requireAdministration(context);
    return getSchedule(context, parseInput(scheduleQuery, { company, from, to }));
  }
}
