import type { Publication } from '@portfolio/contracts/scheduling';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { administers, requireAdministration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import { canBeTakenBack, requireUntold, stands, untell } from '../../shared/taking-back.ts';
import { lockForChanges } from '../../shifts/apply-change.ts';
import type { Pending } from '../../shifts/published-shifts.ts';
import { ShiftEntity } from '../../shifts/shift.entity.ts';
import { toldWithPublication } from '../threads/tell.ts';

/** Keeps, before it is published, what is known of it, and so for a while can be again. @returns the publication's id */
export async function keepPublished(
  manager: EntityManager,
  company: number,
  changes: readonly Pending[],
  people: number,
): Promise<number> {
  const [made] = await manager.query<[{ id: number }]>(
    `WITH made AS (
       INSERT INTO publication (company_id, shifts, people) VALUES ($1, cardinality($3::integer[]), $2) RETURNING id
     ), kept AS (
       INSERT INTO publication_shift (publication_id, company_id, shift_id, employee_id, is_deletion, was)
       SELECT made.id, $1, change.id, coalesce(published.employee_id, change.employee_id), change.employee_id IS NULL, snapshot
       FROM made CROSS JOIN unnest($3::integer[], $4::integer[]) AS change (id, employee_id)
       LEFT JOIN published_shift AS published ON published.shift_id = change.id
     )
     SELECT id FROM made`,
    [company, people, changes.map(({ id }) => id), changes.map(({ employee_id }) => employee_id)],
  );
  return made.id;
}

interface Found {
  company: number;
  published_at: Date;
  shifts: number;
  people: number;
  is_undone: boolean;
  is_fresh: boolean;
}

interface Kept {
  id: number;
  employee: number;
  is_deletion: boolean;
  start_time: string | null;
  end_time: string | null;
}

/**
 * Makes what was published just now unpublished again, as if it had not been: the plan stays, and is known as before. All of it or nothing.
 * Repeated, it answers as the first time. Locked in the order of who publishes.
 * @throws AppError `not_found`; `conflict` when somebody was told, has confirmed, or has changed a shift of it since
 */
export async function takeBackPublication(context: SchedulingContext, id: number): Promise<Publication> {
  const administration = await requireAdministration(context);
  return context.database.transaction(async (manager) => {
    const [found] = await manager.query<Found[]>(
      `SELECT company_id AS company, published_at, shifts, people, undone_at IS NOT NULL AS is_undone,
         ${canBeTakenBack('published_at')} AS is_fresh
       FROM publication WHERE id = $1 FOR UPDATE`,
      [id],
    );
    if (!found || !administers(administration, found.company)) throw notFound();
    const { company, shifts: count, people } = found;
    if (!found.is_undone) {
      if (!found.is_fresh) throw stands();
      await takeBack(manager, id, found);
      await recordCompanyEvent(manager, company, { kind: 'shifts_unpublished', subject: String(count) });
    }
    return { id, shifts: count, people };
  });
}

async function takeBack(manager: EntityManager, id: number, { company, shifts, published_at }: Found): Promise<void> {
  // A company that plans in drafts no more has none.
  const [drafting] = await manager.query<unknown[]>('SELECT FROM company WHERE id = $1 AND plans_in_drafts FOR SHARE', [
    company,
  ]);
  const kept = await manager.query<Kept[]>(
    `SELECT shift_id AS id, employee_id AS employee, is_deletion, was ->> 'start_time' AS start_time, was ->> 'end_time' AS end_time
     FROM publication_shift WHERE publication_id = $1`,
    [id],
  );
  // Who was erased since takes their shifts along.
  if (!drafting || kept.length < shifts) throw stands();
  const ids = kept.map((each) => each.id);
  const planned = await manager.findBy(ShiftEntity, { id: In(ids) });
  const former = kept.flatMap(({ id: shift, employee, start_time, end_time }) =>
    start_time === null || end_time === null
      ? []
      : [{ kind: 'restore' as const, id: shift, input: { employee, start_time, end_time } }],
  );
  await lockForChanges(manager, planned, former).catch((error: unknown) => {
    throw error instanceof AppError ? stands() : error;
  });
  await requireUntold(manager, ids, published_at);
  if (!(await untell(manager, await manager.query(toldWithPublication, [id])))) throw stands();
  const [{ same }] = await manager.query<[{ same: number }]>(
    // Rows that one transaction wrote, and none since, bear its number.
    `SELECT count(*)::integer AS same FROM publication_shift AS kept LEFT JOIN shift ON shift.id = kept.shift_id
     WHERE publication_id = $1 AND CASE WHEN is_deletion THEN shift.id IS NULL ELSE shift.xmin = kept.xmin AND NOT is_draft END
       AND NOT EXISTS (SELECT FROM published_shift AS published WHERE published.shift_id = kept.shift_id)`,
    [id],
  );
  if (same < shifts) throw stands();
  await manager.query(
    `INSERT INTO published_shift (shift_id, company_id, employee_id, client_id, location_id, snapshot)
     SELECT shift_id, company_id, employee_id, (was ->> 'client_id')::integer, (was ->> 'location_id')::integer, was
     FROM publication_shift WHERE publication_id = $1 AND was IS NOT NULL`,
    [id],
  );
  await manager.query(
    `UPDATE shift SET is_draft = true, published_at = (was ->> 'published_at')::timestamptz
     FROM publication_shift AS kept WHERE publication_id = $1 AND kept.shift_id = shift.id`,
    [id],
  );
  // Triggers note what becomes of a shift; of one that is gone from the plan there is none.
  await manager.query(
    `UPDATE notice_shift SET after = noted_plan(was)
     FROM publication_shift AS kept, notice
     WHERE publication_id = $1 AND is_deletion AND notice_shift.shift_id = kept.shift_id
       AND notice.id = notice_id AND notice.employee_id = kept.employee_id AND told_at IS NULL AND reminder_of IS NULL`,
    [id],
  );
  await manager.query('UPDATE publication SET undone_at = now() WHERE id = $1', [id]);
}

/** Forgets what nobody can take back any more. */
export const forgetPublications = (database: DataSource): Promise<unknown> =>
  database.query(`DELETE FROM publication WHERE published_at < now() - interval '1 hour'`);
