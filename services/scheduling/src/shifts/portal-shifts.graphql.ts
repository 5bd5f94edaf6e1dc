import type { Page } from '@portfolio/contracts/rest';
import {
  checkInOut as checkInOutSchema,
  portalShift,
  portalShiftFilter,
  portalShiftQuery,
  type PortalShift,
} from '@portfolio/contracts/scheduling';
import { signedIn } from '@portfolio/service-kit/access';
import {
  argsType,
  enumType,
  GraphQLDateTime,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  orNull,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { employees } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { checkInOut } from './check-in-out.ts';
import { makeTapKey } from './kept-taps.ts';
import { getMyShift, listMyShifts, portalShiftListOf } from './portal-shifts.ts';

enumType('PortalShiftFilter', portalShiftFilter);
const PortalShiftType = objectType('PortalShift', portalShift);
const PortalShiftPage = pageType('PortalShiftPage', PortalShiftType);
const CheckInOutArgs = argsType(checkInOutSchema, { omit: ['action'] });
const MyShiftsArgs = listArgsType(portalShiftQuery, { omit: ['employee'] });

@Authorized(employees)
@Resolver()
export class PortalShiftResolver {
  @Authorized(signedIn)
  @Query(() => PortalShiftPage, {
    description:
      "The caller's own shifts; none for who is no employee. Default order: the nearest first for UPCOMING, else the newest first.",
  })
  myShifts(@Ctx() context: SchedulingContext, @Args(() => MyShiftsArgs) args: ListArgs): Promise<Page<PortalShift>> {
    const query = parseInput(portalShiftQuery, args);
    return listMyShifts(context, query, listOfArgs(args, portalShiftListOf(query)));
  }

  @Authorized(signedIn)
  @Query(() => PortalShiftType, { nullable: true, description: "Null when it is none of the caller's own." })
  myShift(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<PortalShift | null> {
    return orNull(() => getMyShift(context, idParameter(id)));
  }

  @Authorized(signedIn)
  @Query(() => GraphQLDateTime, { description: 'By which phones count whose own clock may be wrong.' })
  serverTime(): string {
    return new Date().toISOString();
  }

  @Query(() => String, {
    description:
      'With it a device sends check-ins and check-outs of the caller that it kept, also when the session is over: POST /planner/shifts/check_in_out/kept/.',
  })
  tapKey(@Ctx() context: SchedulingContext): string {
    return makeTapKey(context);
  }

  @Mutation(() => PortalShiftType, {
    description: 'CONFLICT, saying why, where it is not allowed. Repeated, it answers as the first time.',
  })
  checkIn(@Ctx() context: SchedulingContext, @Args(() => CheckInOutArgs) args: object): Promise<PortalShift> {
    return checkInOut(context, parseInput(checkInOutSchema, { ...args, action: 'check_in' }));
  }

  @Mutation(() => PortalShiftType, {
    description: 'CONFLICT, saying why, where it is not allowed. Repeated, it answers as the first time.',
  })
  checkOut(@Ctx() context: SchedulingContext, @Args(() => CheckInOutArgs) args: object): Promise<PortalShift> {
    return checkInOut(context, parseInput(checkInOutSchema, { ...args, action: 'check_out' }));
  }
}
