import { fault } from '@portfolio/contracts/errors';
import type { OpenShift } from '@portfolio/contracts/scheduling';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { makeChanges, unplaced } from '../../shifts/change-shifts.ts';
import { announce } from './announce.ts';
import { endDeclined, getOpenShift, nameAsked } from './open-shifts.ts';

/**
 * Makes an open shift of one that somebody had: they lose it, and all who qualify may ask for it until it starts, or one whom it
 * is theirs by saying yes. Both or nothing. Brought back, it takes the open shift along (`restore`).
 * @throws AppError `not_found`; `conflict` when it has begun or been paid; `validation` for an employee of another company, or who
 * cannot say yes
 */
export async function offerShift(context: SchedulingContext, id: number, employee?: number): Promise<OpenShift> {
  let offered = 0;
  await makeChanges(context, [{ kind: 'delete', id }], unplaced, async (manager, _, before) => {
    const was = before.get(id)!;
    if (was.status !== 'scheduled' || was.start_time.valueOf() <= Date.now())
      throw new AppError('conflict', fault('open_shift_past'));
    const { company_id, client_id, location_id, post_id, title, notes, start_time, end_time } = was;
    const [mode, audience] = employee === undefined ? ['award', 'qualified'] : ['first_come', 'named'];
    const [made] = await manager.query<[{ id: number }]>(
      `INSERT INTO open_shift (company_id, client_id, location_id, post_id, title, notes, start_time, end_time, places,
         deadline, mode, audience)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, $7, $9, $10) RETURNING id`,
      [company_id, client_id, location_id, post_id, title, notes, start_time, end_time, mode, audience],
    );
    if (employee !== undefined) {
      await nameAsked(manager, { id: made.id, company: company_id, employees: [employee] }, 'employee');
      await requireAbleToAnswer(manager, employee, was.employee_id);
    }
    await endDeclined(manager, made.id);
    // It is theirs no more at once, also where the company plans in drafts: nothing is left to discard, or to come for.
    await manager.query('DELETE FROM published_shift WHERE shift_id = $1', [id]);
    await manager.query(
      `UPDATE deleted_shift SET shift = shift || jsonb_build_object('offered', $2::integer) WHERE shift_id = $1`,
      [id, made.id],
    );
    await announce(manager, made.id);
    offered = made.id;
  });
  return getOpenShift(context, offered);
}

/** @param holder whose it was */
async function requireAbleToAnswer(manager: EntityManager, id: number, holder: number): Promise<void> {
  const [asked] = await manager.query<[{ status: string; user_id: number | null }]>(
    'SELECT status, user_id FROM employee WHERE id = $1',
    [id],
  );
  const refusal =
    asked.status !== 'active'
      ? fault('inactive_employee')
      : asked.user_id === null
        ? fault('no_account')
        : id === holder && fault('employee_busy');
  if (refusal) throw validationError({ employee: [refusal] });
}
