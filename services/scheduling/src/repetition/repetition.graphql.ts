import {
  overlappedShift,
  plannedReason,
  plannedShift,
  plannedState,
  shiftBatch,
  weekCopyInput,
  type ShiftBatch,
} from '@portfolio/contracts/scheduling';
import { enumType, inputType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { copyWeek } from './copy-week.ts';

enumType('PlannedState', plannedState);
enumType('PlannedReason', plannedReason);
objectType('OverlappedShift', overlappedShift);
objectType('PlannedShift', plannedShift);
export const ShiftBatchType = objectType('ShiftBatch', shiftBatch);
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
}
