import type { Page } from '@portfolio/contracts/rest';
import {
  attendanceCorrection,
  attendanceInput,
  chosenShiftStatus,
  conflictCode,
  otherShift,
  shift,
  shiftChange,
  shiftChanges,
  shiftConflict,
  shiftInput,
  shiftListFilter,
  shiftPatch,
  shiftSeries,
  shiftStatus,
  type AttendanceCorrection,
  type Shift,
  type ShiftConflict,
} from '@portfolio/contracts/scheduling';
import {
  enumType,
  inputType,
  Item,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  orNull,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { asSeen, seenDescription } from '@portfolio/service-kit/precondition';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { foreseeConflicts } from './foresee.ts';
import { correctAttendance } from './correct-attendance.ts';
import { listCorrections } from './corrections.ts';
import { changeShifts, createShift, deleteShift, updateShift } from './change-shifts.ts';
import { getShift, listShifts, shiftList } from './shifts.ts';

enumType('ShiftStatus', shiftStatus);
enumType('ChosenShiftStatus', chosenShiftStatus);
objectType('ShiftSeries', shiftSeries);
const ShiftType = objectType('Shift', shift, { omit: ['client', 'location', 'employee'] });
const ShiftPage = pageType('ShiftPage', ShiftType);
const ShiftListArgs = listArgsType(shiftListFilter);
const NewShift = inputType('NewShift', shiftInput);
export const ShiftChanges = inputType('ShiftChanges', shiftPatch);
const ShiftChange = inputType('ShiftChange', shiftChange);

const AttendanceCorrectionType = objectType('AttendanceCorrection', attendanceCorrection);
const CorrectedAttendance = inputType('CorrectedAttendance', attendanceInput);

enumType('ConflictCode', conflictCode);
objectType('ConflictingShift', otherShift);
const ShiftConflictType = objectType('ShiftConflict', shiftConflict);

@Authorized(administrators)
@Resolver()
export class ShiftResolver {
  @Query(() => ShiftPage)
  shifts(@Ctx() context: SchedulingContext, @Args(() => ShiftListArgs) args: ListArgs): Promise<Page<Shift>> {
    return listShifts(context, parseInput(shiftListFilter, args), listOfArgs(args, shiftList));
  }

  @Query(() => ShiftType, { nullable: true, description: 'Null when there is none that the caller administers.' })
  shift(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Shift | null> {
    return orNull(() => getShift(context, idParameter(id)));
  }

  @Query(() => [ShiftConflictType], {
    description: 'What would speak against changes, without making them. With an id alone: against a shift as it is.',
  })
  shiftConflicts(
    @Ctx() context: SchedulingContext,
    @Arg('changes', () => [ShiftChange]) changes: object[],
  ): Promise<ShiftConflict[]> {
    return foreseeConflicts(context, parseInput(shiftChanges, { changes }).changes);
  }

  @Mutation(() => ShiftType)
  createShift(@Ctx() context: SchedulingContext, @Arg('input', () => NewShift) input: object): Promise<Shift> {
    return createShift(context, parseInput(shiftInput, input));
  }

  @Item(getShift)
  @Mutation(() => ShiftType)
  updateShift(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ShiftChanges) input: object,
    @Arg('seen', () => ShiftChanges, { nullable: true, description: seenDescription }) seen?: object,
  ): Promise<Shift> {
    return updateShift(context, idParameter(id), parseInput(shiftPatch, input), asSeen(seen));
  }

  @Item(getShift)
  @Query(() => [AttendanceCorrectionType], {
    description: 'How check-in and check-out of a shift were corrected, the last first.',
  })
  attendanceCorrections(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
  ): Promise<AttendanceCorrection[]> {
    return listCorrections(context, idParameter(id));
  }

  @Item(getShift)
  @Mutation(() => ShiftType, {
    description: 'With a reason that is kept. A paid shift is paid the difference next time.',
  })
  correctAttendance(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CorrectedAttendance) input: object,
  ): Promise<Shift> {
    return correctAttendance(context, idParameter(id), parseInput(attendanceInput, input));
  }

  @Mutation(() => ID, { description: 'The id of the deleted shift.' })
  async deleteShift(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteShift(context, idParameter(id));
    return id;
  }

  @Mutation(() => [ID], {
    description:
      'Together or not at all: at most 2,000 changes. Their ids in the same order. Refusals name the change.',
  })
  async changeShifts(
    @Ctx() context: SchedulingContext,
    @Arg('changes', () => [ShiftChange]) changes: object[],
    @Arg('seen', () => [ShiftChanges], { nullable: 'itemsAndList', description: `Of each change: ${seenDescription}` })
    seen?: (object | null)[],
  ): Promise<number[]> {
    const expected = seen?.map((fields) => asSeen(fields ?? undefined));
    return changeShifts(context, parseInput(shiftChanges, { changes }).changes, expected);
  }
}
