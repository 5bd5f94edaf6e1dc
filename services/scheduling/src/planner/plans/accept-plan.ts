import { fault } from '@portfolio/contracts/errors';
import { scheduling, type PlanAcceptance, type Shift, type ShiftBatch } from '@portfolio/contracts/scheduling';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../../context.ts';
import { changeShifts } from '../../shifts/change-shifts.ts';
import type { Draft } from '../repetition/judge-drafts.ts';
import { makeShifts } from '../repetition/make-shifts.ts';
import { getReadyPlan } from './plans.ts';
import { doesNotExist } from '../../shared/writes.ts';

/**
 * Makes shifts of what a plan proposes, all or some, as any shifts are made that are planned together: rules judge them again, by
 * what is planned now, and what is there already isn't made again. Planned shifts that go to others do so first, all or none.
 * @throws AppError `not_found`; `conflict` before it is ready, and for what stays because it was published just now; `validation`
 * for numbers that it doesn't propose, for too many, and for what may not go to others any more
 */
export async function acceptPlan(
  context: SchedulingContext,
  id: number,
  { numbers, ...options }: PlanAcceptance,
): Promise<ShiftBatch> {
  const { company, shifts, keep_published } = await getReadyPlan(context, id);
  const proposed = new Map(shifts.map((shift) => [shift.number, shift]));
  const unknown = numbers?.find((number) => !proposed.has(number));
  if (unknown !== undefined) throw doesNotExist('numbers', unknown);
  const wanted = numbers ? [...new Set(numbers)].map((number) => proposed.get(number)!) : shifts;
  if (wanted.length > scheduling.weekShifts) {
    throw validationError({ numbers: [fault('max_length', { max: scheduling.weekShifts })] });
  }
  const moved = wanted.flatMap(({ moves, shift, employee }) =>
    moves === null || shift !== null ? [] : { kind: 'update' as const, id: moves, input: { employee } },
  );
  const stays = keep_published ? unpublished : undefined;
  if (moved.length > 0 && !options.preview)
    await changeShifts(
      context,
      moved,
      moved.map(() => stays),
    );
  const fresh = wanted.filter(({ moves }) => moves === null);
  const places = await placesOf(context, [...new Set(fresh.flatMap(({ post }) => post ?? []))]);
  const drafts = fresh.map((shift): Draft => ({
    ...places.get(shift.post!)!,
    post_id: shift.post,
    client_name: shift.client_name,
    location_name: shift.location_name,
    employee_id: shift.employee,
    employee_name: shift.employee_name,
    start_time: shift.start_time,
    end_time: shift.end_time,
    time_zone: shift.time_zone,
    title: '',
    notes: '',
    allow_overlap: false,
  }));
  return makeShifts(context, company, drafts, options);
}

/** It may have been published since the plan was read. */
function unpublished(shift: Partial<Shift>): void {
  if (!shift.is_draft || shift.published_at) throw new AppError('conflict', fault('plan_changed'));
}

async function placesOf({ database }: SchedulingContext, posts: readonly number[]) {
  const rows = await database.query<{ id: number; client_id: number; location_id: number | null }[]>(
    'SELECT id, client_id, location_id FROM post WHERE id = ANY ($1)',
    [posts],
  );
  return new Map(rows.map(({ id, client_id, location_id }) => [id, { client_id, location_id }]));
}
