import { fault } from '@portfolio/contracts/errors';
import {
  datedAvailability,
  mostUnavailability,
  paintLimits,
  type AvailabilityPainted,
  type DatedAvailability,
} from '@portfolio/contracts/scheduling';
import { paint, startOfDay, stretchOf, wallOf, type Said } from '@portfolio/planning/dated';
import { selectList } from '@portfolio/service-kit/database';
import { validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { lockEmployee } from '../../shared/writes.ts';
import { todayOf } from '../../shared/sql/days.ts';
import { requireEmployee } from '../employees/employees.ts';
import { isComing } from './unavailability.ts';

type Row = DatedAvailability & { id: number };

const minute = (column: string) => `to_char(told.${column}, 'HH24:MI')`;
const columns = selectList('told', datedAvailability, {
  from_time: minute('from_time'),
  until_time: minute('until_time'),
});

const rowsOf = (manager: Pick<EntityManager, 'query'>, employee: number): Promise<Row[]> =>
  manager.query<Row[]>(
    `SELECT told.id, ${columns} FROM (
       SELECT 'cannot' AS kind, id, employee_id, from_day, from_time, until_day, until_time, reason FROM unavailability
       UNION ALL SELECT kind, id, employee_id, from_day, from_time, until_day, until_time, reason FROM wish) AS told
     WHERE employee_id = $1 AND ${isComing} ORDER BY told.from_day, told.from_time NULLS FIRST, told.kind, told.id`,
    [employee],
  );

const answered = ({ kind, from_day, from_time, until_day, until_time, reason }: Row): DatedAvailability => ({
  kind,
  from_day,
  from_time,
  until_day,
  until_time,
  reason,
});

/** What the caller has said of days that are not over. @throws AppError `not_found` for a user who is no employee */
export async function myDatedAvailability(context: SchedulingContext): Promise<DatedAvailability[]> {
  const { id } = await requireEmployee(context);
  return (await rowsOf(context.database, id)).map(answered);
}

/**
 * Says something of several days at once, or takes it back: all or nothing, and once more changes nothing. Two who paint at once take turns.
 * @throws AppError `validation` for days that are over or too far ahead, and for too many stretches; `not_found` for a user who is no employee
 */
export async function paintMyAvailability(
  context: SchedulingContext,
  { strokes }: AvailabilityPainted,
): Promise<DatedAvailability[]> {
  const { id, company_id } = await requireEmployee(context);
  return context.database.transaction(async (manager) => {
    await lockEmployee(manager, id);
    await refuseDays(manager, company_id, strokes);
    const before = await rowsOf(manager, id);
    const said = before.map(({ kind, reason, ...row }): Said => ({ ...wallOf(row), kind, reason }));
    const painted = paint(
      said,
      strokes.map((stroke) => ({ ...wallOf(stroke), kind: stroke.kind, reason: stroke.reason ?? '' })),
    );
    if (painted.length > Math.max(mostUnavailability, before.length))
      throw validationError({ strokes: [fault('unavailability_full', { max: mostUnavailability })] });
    const known = new Map(before.map((row, index) => [nameOf(said[index]!), row]));
    const stays = new Set(painted.map((part) => known.get(nameOf(part))));
    await remove(
      manager,
      before.filter((row) => !stays.has(row)),
    );
    await insert(
      manager,
      { employee: id, company: company_id },
      painted.filter((part) => !known.has(nameOf(part))),
    );
    return (await rowsOf(manager, id)).map(answered);
  });
}

const nameOf = ({ kind, from, until, reason }: Said): string => `${kind} ${from} ${until} ${reason}`;

/** From yesterday on, which is today somewhere. */
async function refuseDays(
  manager: EntityManager,
  company: number,
  strokes: AvailabilityPainted['strokes'],
): Promise<void> {
  const today = startOfDay(await todayOf(manager, company));
  const ahead = (day: string) => (startOfDay(day) - today) / 1440;
  const { daysAhead: max } = paintLimits;
  if (strokes.some(({ from_day }) => ahead(from_day) < -1))
    throw validationError({ strokes: [fault('time_off_past', { days: 1 })] });
  // A guard may be a day ahead of the firm, and a night ends on the next day.
  if (strokes.some(({ until_day }) => ahead(until_day) > max + 2))
    throw validationError({ strokes: [fault('days_too_many', { max })] });
}

async function remove(manager: EntityManager, rows: readonly Row[]): Promise<void> {
  for (const table of ['unavailability', 'wish'] as const) {
    const ids = rows.filter(({ kind }) => tableOf(kind) === table).map(({ id }) => id);
    if (ids.length > 0) await manager.query(`DELETE FROM ${table} WHERE id = ANY ($1)`, [ids]);
  }
}

const tableOf = (kind: DatedAvailability['kind']) => (kind === 'cannot' ? 'unavailability' : 'wish');

async function insert(
  manager: EntityManager,
  { employee, company }: { employee: number; company: number },
  parts: readonly Said[],
): Promise<void> {
  const said = parts.map(({ kind, reason, ...wall }) => ({ ...stretchOf(wall), kind, reason }));
  for (const table of ['unavailability', 'wish'] as const) {
    const rows = said.filter(({ kind }) => tableOf(kind) === table);
    if (rows.length === 0) continue;
    const kind = table === 'wish' ? 'kind, ' : '';
    await manager.query(
      `INSERT INTO ${table} (employee_id, company_id, ${kind}from_day, from_time, until_day, until_time, reason)
       SELECT $1, $2, ${kind}from_day, from_time, until_day, until_time, reason
       FROM json_to_recordset($3) AS row (kind text, from_day date, from_time time, until_day date, until_time time, reason text)`,
      [employee, company, JSON.stringify(rows)],
    );
  }
}
