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
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireAdministration } from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { copyWeek } from './copy-week.ts';

enumType('PlannedState', plannedState);
enumType('PlannedReason', plannedReason);
objectType('OverlappedShift', overlappedShift);
objectType('PlannedShift', plannedShift);
const ShiftBatchType = objectType('ShiftBatch', shiftBatch);
const WeekCopy = inputType('WeekCopy', weekCopyInput);

@Resolver()
export class RepetitionResolver {
  @Mutation(() => ShiftBatchType, {
    description: 'Plans the shifts of one week in another one. What is there already is not made again.',
  })
  async copyWeek(@Ctx() context: SchedulingContext, @Arg('input', () => WeekCopy) input: object): Promise<ShiftBatch> {
    await requireAdministration(context);
    return copyWeek(context, parseInput(weekCopyInput, input));
  }
}
