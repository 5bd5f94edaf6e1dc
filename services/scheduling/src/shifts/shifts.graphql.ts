import { shiftChanges, shiftInput, shiftListFilter, shiftPatch } from '@portfolio/contracts/scheduling';
import { listOfArgs, orNull, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireAdministration } from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { changeShifts, createShift, deleteShift, updateShift } from './change-shifts.ts';
import { getShift, listShifts, shiftList } from './shifts.ts';
import { NewShift, Shift, ShiftChange, ShiftChanges, ShiftListArgs, ShiftPage } from './shifts.types.ts';

@Resolver()
export class ShiftResolver {
  @Query(() => ShiftPage)
  shifts(@Ctx() context: SchedulingContext, @Args() args: ShiftListArgs): Promise<ShiftPage> {
    return listShifts(context, parseInput(shiftListFilter, args), listOfArgs(args, shiftList));
  }

  @Query(() => Shift, { nullable: true, description: 'Null when there is none that the caller administers.' })
  shift(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Shift | null> {
    return orNull(() => getShift(context, idParameter(id)));
  }

  @Mutation(() => Shift)
  createShift(@Ctx() context: SchedulingContext, @Arg('input') input: NewShift): Promise<Shift> {
    return createShift(context, parseInput(shiftInput, input));
  }

  @Mutation(() => Shift)
  updateShift(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: ShiftChanges,
  ): Promise<Shift> {
    return updateShift(context, idParameter(id), parseInput(shiftPatch, input));
  }

  @Mutation(() => ID, { description: 'The id of the deleted shift.' })
  async deleteShift(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteShift(context, idParameter(id));
    return id;
  }

  @Mutation(() => [ID], {
    description: 'Together or not at all: at most 200 changes. Their ids in the same order. Refusals name the change.',
  })
  async changeShifts(
    @Ctx() context: SchedulingContext,
    @Arg('changes', () => [ShiftChange]) changes: ShiftChange[],
  ): Promise<number[]> {
    await requireAdministration(context);
    return changeShifts(context, parseInput(shiftChanges, { changes }).changes);
  }
}
