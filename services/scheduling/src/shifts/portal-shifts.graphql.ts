import { portalShiftQuery } from '@portfolio/contracts/scheduling';
import { listOfArgs, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { checkInOut } from './check-in-out.ts';
import { listMyShifts, portalShiftListOf } from './portal-shifts.ts';
import { MyShiftsArgs, PortalShift, PortalShiftPage } from './portal-shifts.types.ts';

@Resolver()
export class PortalShiftResolver {
  @Query(() => PortalShiftPage, {
    description:
      "The caller's own shifts; none for who is no employee. Default order: the nearest first for UPCOMING, else the newest first.",
  })
  myShifts(@Ctx() context: SchedulingContext, @Args() args: MyShiftsArgs): Promise<PortalShiftPage> {
    const query = parseInput(portalShiftQuery, args);
    return listMyShifts(context, query, listOfArgs(args, portalShiftListOf(query)));
  }

  @Mutation(() => PortalShift, { description: 'CONFLICT, saying why, where it is not allowed.' })
  checkIn(@Ctx() context: SchedulingContext, @Arg('shiftId', () => ID) shiftId: string): Promise<PortalShift> {
    return checkInOut(context, { shift_id: idParameter(shiftId), action: 'check_in' });
  }

  @Mutation(() => PortalShift, { description: 'CONFLICT, saying why, where it is not allowed.' })
  checkOut(@Ctx() context: SchedulingContext, @Arg('shiftId', () => ID) shiftId: string): Promise<PortalShift> {
    return checkInOut(context, { shift_id: idParameter(shiftId), action: 'check_out' });
  }
}
