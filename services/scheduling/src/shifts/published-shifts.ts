import { inScope } from '@portfolio/service-kit/row-security';
import { In, type EntityManager } from 'typeorm';
import { knownShifts } from '../shared/sql/shift-tables.ts';
import { deleteAndKeep, insertKept } from './deleted-shifts.ts';
import { endSeries } from './series.ts';
import { ShiftEntity } from './shift.entity.ts';

/** What a change that is not published concerns. */
export interface Pending {
  id: number;
  /** As it is planned; null of one that is deleted in the plan. */
  employee_id: number | null;
  /** As it was published; null of one that never was. */
  former_id: number | null;
}

/**
 * Throws away what was changed of shifts since they were published, and those that never were. What was published stands, also beside
 * another shift of the same time, which is permitted then and shown as a conflict. Call it with the rows locked.
 */
export async function restorePublished(manager: EntityManager, pending: readonly Pending[]): Promise<void> {
  const ids = (of: (change: Pending) => boolean) => pending.filter(of).map(({ id }) => id);
  const unknown = await manager.findBy(ShiftEntity, {
    id: In(ids(({ former_id }) => former_id === null)),
    is_draft: true,
  });
  await deleteAndKeep(manager, unknown);
  const columns = await manager.query<{ name: string }[]>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = 'shift'::regclass AND attnum > 0 AND NOT attisdropped
       AND (shift_plan(jsonb_build_object(attname, 0)) <> '{}' OR attname IN ('employee_id', 'status', 'hourly_pay_rate'))`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  const known = ids(({ former_id }) => former_id !== null);
  const changed = await manager.query<[{ id: number; allow_overlap: boolean }[], number]>(
    `UPDATE shift SET (${names}, allow_overlap) = (
       SELECT ${names}, true FROM jsonb_populate_record(shift, published.snapshot - '{id, company_id}'::text[]))
     FROM published_shift AS published, shift AS before
     WHERE published.shift_id = shift.id AND before.id = shift.id AND shift.id = ANY ($1)
     RETURNING shift.id, before.allow_overlap`,
    [known],
  );
  const deleted = ids(({ employee_id }) => employee_id === null);
  await manager.query('DELETE FROM deleted_shift WHERE shift_id = ANY ($1)', [deleted]);
  for (const id of deleted)
    await insertKept(manager, 'SELECT snapshot AS shift FROM published_shift WHERE shift_id = $1', id);
  await manager.query(
    `UPDATE shift SET allow_overlap = shift.id = ANY ($2) OR EXISTS (
       SELECT FROM shift AS other
       WHERE other.employee_id = shift.employee_id AND other.id <> shift.id AND other.status <> 'cancelled'
         AND other.start_time < shift.end_time AND other.end_time > shift.start_time)
     WHERE id = ANY ($1)`,
    [known, changed[0].flatMap(({ id, allow_overlap }) => (allow_overlap ? id : []))],
  );
  const series = unknown.flatMap(({ series_id }) => series_id ?? []);
  if (series.length > 0) await endSeries(manager, series);
}

/** A shift as its employee knows it, which nobody else changes until the transaction ends. */
export async function lockKnown(manager: EntityManager, id: number): Promise<ShiftEntity | undefined> {
  await manager.query('SELECT FROM shift WHERE id = $1 FOR UPDATE', [id]);
  await manager.query('SELECT FROM published_shift WHERE shift_id = $1 FOR UPDATE', [id]);
  const [known] = await manager.query<ShiftEntity[]>(`SELECT shift.* FROM ${knownShifts} WHERE id = $1`, [id]);
  return known;
}

/**
 * Notes on a shift what its employee does or says: on what they know of it, and also on the plan, where that is still theirs and of the
 * same time.
 */
export async function changeKnown(
  manager: EntityManager,
  { id, company_id, employee_id, start_time }: ShiftEntity,
  changes: Partial<ShiftEntity>,
): Promise<void> {
  await manager.query('UPDATE published_shift SET snapshot = snapshot || $2::jsonb WHERE shift_id = $1', [
    id,
    JSON.stringify(changes),
  ]);
  // Employees do not see drafts, and so cannot write on them.
  await inScope({ company: company_id }, () =>
    manager
      .createQueryBuilder()
      .update(ShiftEntity)
      .set(changes)
      .where('id = :id AND (NOT is_draft OR (employee_id = :employee_id AND start_time = :start_time))')
      .setParameters({ id, employee_id, start_time })
      .execute(),
  );
}

/** Who comes works what was published, whatever was planned since. */
export async function workAsPublished(
  manager: EntityManager,
  { id, company_id, employee_id }: ShiftEntity,
): Promise<void> {
  await inScope({ company: company_id }, async () => {
    const [changed] = await manager.query<{ planned: number | null }[]>(
      `SELECT shift.employee_id AS planned FROM published_shift LEFT JOIN shift ON shift.id = shift_id WHERE shift_id = $1`,
      [id],
    );
    if (changed) await restorePublished(manager, [{ id, employee_id: changed.planned, former_id: employee_id }]);
  });
}
