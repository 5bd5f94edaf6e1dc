import { scheduling } from '@portfolio/contracts/scheduling';
import { notFound } from '@portfolio/service-kit/errors';
import type { DataSource, EntityManager } from 'typeorm';
import { stands } from '../shared/taking-back.ts';
import { ShiftEntity } from './shift.entity.ts';

const isFresh = `deleted_at > now() - interval '${scheduling.restorableHours} hours'`;

/** As much of a deleted shift as is looked at before it is back. */
export interface DeletedShift {
  id: number;
  company_id: number;
  employee_id: number;
  start_time: string;
  end_time: string;
}

/**
 * Deletes shifts, and keeps them as they were for as long as that can be undone.
 * @param shifts as they were: their rows permit overlaps while they are changed
 */
export async function deleteAndKeep(manager: EntityManager, shifts: readonly ShiftEntity[]): Promise<void> {
  await manager.query(
    `WITH gone AS (DELETE FROM shift WHERE id = ANY ($1) RETURNING *)
     INSERT INTO deleted_shift (shift_id, company_id, employee_id, shift)
     SELECT gone.id, gone.company_id, employee_id, to_jsonb(gone)
       || jsonb_build_object('allow_overlap', was.allow_overlap, 'rotation', to_jsonb(rotation_shift))
     FROM gone JOIN unnest($1::integer[], $2::boolean[]) AS was (id, allow_overlap) ON was.id = gone.id
       LEFT JOIN rotation_shift ON rotation_shift.shift_id = gone.id
     ON CONFLICT (shift_id) DO UPDATE SET employee_id = excluded.employee_id, shift = excluded.shift, deleted_at = now()`,
    [shifts.map(({ id }) => id), shifts.map(({ allow_overlap }) => allow_overlap)],
  );
}

/** Those of `ids` that can be brought back. */
export const findDeleted = (manager: EntityManager, ids: readonly number[]): Promise<DeletedShift[]> =>
  manager.query<DeletedShift[]>(
    `SELECT shift_id AS id, company_id, employee_id, shift ->> 'start_time' AS start_time, shift ->> 'end_time' AS end_time
     FROM deleted_shift WHERE shift_id = ANY ($1) AND ${isFresh}`,
    [ids],
  );

/**
 * Brings a shift back: the same row, with its id, its check-in, its pay and its rotation. Not in a payment, which was made up without
 * it, nor in a series that has ended. What was offered to others is offered no more, and theirs at once who had it.
 * @returns the row, which permits overlaps until it is judged
 * @throws AppError `not_found` when somebody else was first; `conflict` when others have asked for it since
 */
export async function restore(manager: EntityManager, id: number): Promise<ShiftEntity> {
  const kept = await insertKept(
    manager,
    `DELETE FROM deleted_shift WHERE shift_id = $1 AND ${isFresh} RETURNING shift`,
    id,
  );
  if (!kept) throw notFound();
  const { allow_overlap, approved_at, approved_by, is_draft, published_at, confirmed_at, offered, rotation } = kept;
  // New rows are approved by the rule for new rows.
  await manager.update(ShiftEntity, id, { approved_at, approved_by });
  if (rotation) {
    await manager.query(
      `INSERT INTO rotation_shift SELECT made.* FROM jsonb_populate_record(NULL::rotation_shift, $1) AS made
       JOIN rotation ON rotation.id = made.rotation_id`,
      [JSON.stringify(rotation)],
    );
  }
  if (offered !== undefined) {
    await endOffering(manager, offered);
    // Offering has published that it was theirs no more. Who was not told so yet knows it as before, and has confirmed what they had.
    if (!is_draft)
      await manager.query(
        `UPDATE shift SET is_draft = false, published_at = CASE WHEN is_told THEN now() ELSE $2 END,
           confirmed_at = CASE WHEN NOT is_told THEN $3::timestamptz END
         FROM (SELECT EXISTS (SELECT FROM notice_shift JOIN notice ON notice.id = notice_id
           WHERE shift_id = $1 AND after IS NULL AND told_at > coalesce($2::timestamptz, '-infinity')) AS is_told) AS gone
         WHERE id = $1 AND is_draft`,
        [id, published_at, confirmed_at],
      );
  }
  const shift = await manager.findOneByOrFail(ShiftEntity, { id });
  return Object.assign(shift, { allow_overlap });
}

/** @throws AppError `conflict` when somebody waits for an open shift, or has it */
async function endOffering(manager: EntityManager, open: number): Promise<void> {
  // Whoever asks for it locks it, too: read afterwards, their claim is seen.
  await manager.query('UPDATE open_shift SET cancelled_at = coalesce(cancelled_at, now()) WHERE id = $1', [open]);
  const [wanted] = await manager.query<unknown[]>(
    `SELECT FROM open_shift_claim WHERE open_shift_id = $1 AND status IN ('waiting', 'awarded')`,
    [open],
  );
  if (wanted) throw stands();
}

/** What is kept of a shift; `offered` is the open shift that became of it, `rotation` how a rotation knows it. */
type Kept = ShiftEntity & { offered?: number; rotation?: object | null };

/** @param kept SQL that gives the whole row of the shift `$1` as JSON */
export async function insertKept(manager: EntityManager, kept: string, id: number): Promise<Kept | undefined> {
  const columns = await manager.query<{ name: string }[]>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = 'shift'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  const [row] = await manager.query<{ shift: Kept }[]>(
    `WITH kept AS (${kept}),
       back AS (
         INSERT INTO shift (${names}) OVERRIDING SYSTEM VALUE
         SELECT ${names} FROM kept,
           jsonb_populate_record(NULL::shift, kept.shift || '{"payment_id": null, "allow_overlap": true}'
             || CASE WHEN EXISTS (SELECT FROM shift_series WHERE id = (kept.shift ->> 'series_id')::integer) THEN '{}'::jsonb
                ELSE '{"series_id": null, "series_date": null}' END)
       )
     SELECT shift FROM kept`,
    [id],
  );
  return row?.shift;
}

/** Forgets what nobody can bring back any more. */
export const forgetDeleted = (database: DataSource): Promise<unknown> =>
  database.query(`DELETE FROM deleted_shift WHERE NOT ${isFresh}`);
