import type { CalendarFeed } from '@portfolio/contracts/scheduling';
import { iso } from '@portfolio/service-kit/database';
import type { SchedulingContext } from '../../context.ts';
import { requireEmployee } from '../../people/employees/me.ts';
import { hashToken, newToken } from '../../people/registration/token.ts';

interface Row {
  seed: string;
  token_hash: Buffer;
  created_at: string;
  read_at: string | null;
}

const columns = `seed, token_hash, ${iso('created_at')} AS created_at, ${iso('read_at')} AS read_at`;

/**
 * The address at which the caller's calendar reads their shifts; null where there is none, also after the secret was
 * changed from which the addresses follow.
 * @throws AppError `not_found` for a user who is no employee
 */
export async function getMyCalendarFeed(context: SchedulingContext): Promise<CalendarFeed | null> {
  const { id } = await requireEmployee(context);
  const [row] = await context.database.query<Row[]>(`SELECT ${columns} FROM calendar_feed WHERE employee_id = $1`, [
    id,
  ]);
  return row ? asAnswered(context, row) : null;
}

/** A new address; the earlier one is void from now on. @throws AppError `not_found` for a user who is no employee */
export async function renewMyCalendarFeed(context: SchedulingContext): Promise<CalendarFeed> {
  const { id, company_id } = await requireEmployee(context);
  const seed = newToken();
  const rows = await context.database.query<[Row]>(
    `INSERT INTO calendar_feed (company_id, employee_id, seed, token_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT (employee_id) DO UPDATE
     SET seed = excluded.seed, token_hash = excluded.token_hash, created_at = now(), read_at = NULL
     RETURNING ${columns}`,
    [company_id, id, seed, hashToken(context.calendarToken(seed))],
  );
  return asAnswered(context, rows[0])!;
}

/** No calendar reads the caller's shifts any more. @throws AppError `not_found` for a user who is no employee */
export async function revokeMyCalendarFeed(context: SchedulingContext): Promise<void> {
  const { id } = await requireEmployee(context);
  await context.database.query('DELETE FROM calendar_feed WHERE employee_id = $1', [id]);
}

function asAnswered(
  { calendarToken, publicOrigin }: SchedulingContext,
  { seed, token_hash, created_at, read_at }: Row,
): CalendarFeed | null {
  const token = calendarToken(seed);
  if (!hashToken(token).equals(token_hash)) return null;
  return { url: `${publicOrigin}/api/planner/calendar/${token}.ics`, created_at, read_at };
}
