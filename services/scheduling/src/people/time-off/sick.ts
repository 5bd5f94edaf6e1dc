import { fault } from '@portfolio/contracts/errors';
import { timeOffLimits, type SickToday, type TimeOff } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import { countTry } from '@portfolio/service-kit/limits';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { limits } from '../../limits.ts';
import { knownShifts } from '../../shared/sql/shift-tables.ts';
import { duringTimeOff, todayOf } from '../../shared/sql/days.ts';
import { changeKnown, lockKnown } from '../../shifts/published-shifts.ts';
import { refuseWord } from '../../shifts/shift.rules.ts';
import { requireEmployee } from '../employees/employees.ts';
import { decide } from './decide.ts';
import { getMyTimeOff, insert } from './requests.ts';
import { timeOffMail } from './time-off-mail.ts';
import { withDefaultTypes } from './types.ts';
import { lockEmployee } from '../../shared/writes.ts';

/**
 * The caller is ill on the day on which they said so, by the company's calendar: off at once, and of their shifts of that day that they
 * cannot come. Planners are told. Said again, it answers as the first time.
 * @throws AppError `not_found` for a user who is no employee; `conflict` when the company has no type for it; `validation` when they
 * are off that day for another reason; `conflict` for what was said so long ago that it is asked for as other days are; `throttled`
 */
export async function sickToday(context: SchedulingContext, said: SickToday): Promise<TimeOff> {
  const { id: employee, company_id: company } = await requireEmployee(context);
  const waited = said.waited_seconds ?? 0;
  const days = timeOffLimits.sickDaysBack;
  if (waited > days * 86_400) throw new AppError('conflict', fault('time_off_past', { days }));
  await countTry(context, limits.timeOff, String(employee));
  await withDefaultTypes(context.database, company);
  const id = await context.database.transaction(async (manager) => {
    // Of two taps at once, the second knows of the first.
    await lockEmployee(manager, employee);
    const day = await todayOf(manager, company, waited);
    const [known] = await manager.query<{ id: number }[]>(
      `SELECT time_off.id FROM time_off JOIN time_off_type ON time_off_type.id = type_id
       WHERE employee_id = $1 AND is_sick AND status = 'approved' AND $2 BETWEEN from_day AND until_day`,
      [employee, day],
    );
    if (known) return known.id;
    const [type] = await manager.query<{ id: number; unit: 'days' | 'hours' }[]>(
      'SELECT id, unit FROM time_off_type WHERE company_id = $1 AND is_sick AND is_active FOR KEY SHARE',
      [company],
    );
    if (!type) throw new AppError('conflict', fault('time_off_no_sick'));
    const input = { type: type.id, from_day: day, until_day: day };
    const added = await insert(manager, { input, type, employee, company, status: 'approved', by: null });
    await sayAbsent(manager, added, 'ill');
    await enqueue(manager, timeOffMail, { time_off: added, status: 'approved' });
    return added;
  });
  return getMyTimeOff(context, id);
}

/**
 * Takes back what the caller asked for, or what nobody had to approve, until it is over.
 * @throws AppError `not_found` also for somebody else's; `conflict` when it has been decided
 */
export async function withdrawTimeOff(context: SchedulingContext, id: number): Promise<TimeOff> {
  const { employee: of } = await getMyTimeOff(context, id);
  const { user_id } = await requireEmployee(context);
  await decide(context.database, { id, of, to: 'withdrawn', by: user_id! }, (manager) => sayAbsent(manager, id, null));
  return getMyTimeOff(context, id);
}

/** On the shifts of the time off that one may speak of now; taken back, only where it was said. */
export async function sayAbsent(manager: EntityManager, id: number, absence: 'ill' | null): Promise<void> {
  const shifts = await manager.query<{ id: number }[]>(
    `SELECT shift.id FROM time_off JOIN company ON company.id = time_off.company_id
     JOIN ${knownShifts} ON ${duringTimeOff}
     WHERE time_off.id = $1 AND ($2 OR shift.absence = 'ill') ORDER BY shift.id`,
    [id, absence !== null],
  );
  for (const { id: own } of shifts) {
    const shift = await lockKnown(manager, own);
    if (!shift || refuseWord(shift, new Date())) continue;
    await changeKnown(manager, shift, { late_minutes: null, absence, said_at: absence ? new Date() : null });
  }
}
