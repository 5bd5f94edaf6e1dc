import {
  overlappedShift,
  plannedReason,
  plannedShift,
  plannedState,
  repeatInput,
  shiftBatch,
  shiftPatch,
  weekCopyInput,
  type ShiftBatch,
} from '@portfolio/contracts/scheduling';
import { enumType, inputType, Item, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { ShiftChanges } from '../shifts/shifts.graphql.ts';
import { getShift } from '../shifts/shifts.ts';
import { copyWeek } from './copy-week.ts';
import { deleteFollowing, updateFollowing } from './following-shifts.ts';
import { repeatShift } from './repeat-shift.ts';

enumType('PlannedState', plannedState);
enumType('PlannedReason', plannedReason);
objectType('OverlappedShift', overlappedShift);
objectType('PlannedShift', plannedShift);
export const ShiftBatchType = objectType('ShiftBatch', shiftBatch);
const ShiftRepetition = inputType('ShiftRepetition', repeatInput);
const WeekCopy = inputType('WeekCopy', weekCopyInput);

@Authorized(administrators)
@Resolver()
export class RepetitionResolver {
  @Mutation(() => ShiftBatchType, {
    description: 'Plans the shifts of one week in another one. What is there already is not made again.',
  })
  copyWeek(@Ctx() context: SchedulingContext, @Arg('input', () => WeekCopy) input: object): Promise<ShiftBatch> {
    return copyWeek(context, parseInput(weekCopyInput, input));
  }

  @Item(getShift)
  @Mutation(() => ShiftBatchType, { description: 'Plans a shift again by a rule. CONFLICT when it repeats already.' })
  repeatShift(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ShiftRepetition) input: object,
  ): Promise<ShiftBatch> {
    return repeatShift(context, idParameter(id), parseInput(repeatInput, input));
  }

  @Item(getShift)
  @Mutation(() => [ID], { description: 'Changes a shift and those that follow in its series; their ids.' })
  updateFollowingShifts(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ShiftChanges) input: object,
  ): Promise<number[]> {
    return updateFollowing(context, idParameter(id), parseInput(shiftPatch, input));
  }

  @Mutation(() => [ID], { description: 'Deletes a shift and those that follow in its series; their ids.' })
  deleteFollowingShifts(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<number[]> {
    return deleteFollowing(context, idParameter(id));
  }
}
