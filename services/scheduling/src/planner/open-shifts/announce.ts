import type { OpenShift } from '@portfolio/contracts/scheduling';
import { enqueue, task, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource, EntityManager } from 'typeorm';
import { iso } from '@portfolio/service-kit/database';
import { z } from 'zod';
import { planOf } from '../../company/administration.ts';
import { tellNow } from '../../portal/notices/tell-notice.ts';
import { afterUndo } from '../../shared/taking-back.ts';
import { judgeCandidates, type Wanted } from '../candidates/candidates.ts';
import { isFor, isOpen, keepsFrom, openShiftTables } from './open-shift-row.ts';

/** The name by which a new open shift is told to those it is for. */
const name = 'announce-open-shift';

/** Has it told, once it was not taken back. */
export const announce = (manager: EntityManager, open_shift: number): Promise<void> =>
  enqueue(manager, name, { open_shift }, { runAt: afterUndo() });

/**
 * Tells those who may take a new open shift of it, once each: active employees with an account whom it is offered to and whom no
 * rule keeps from it. Of what is gone by then, nothing is told.
 */
export const announceTask = (database: DataSource): Task =>
  task(name, z.object({ open_shift: z.int() }), async (_context, { open_shift: id }) => {
    const [open] = await database.query<(Wanted & { audience: OpenShift['audience']; readers: number[] })[]>(
      `SELECT 0 AS id, audience, open_shift.company_id AS company, open_shift.client_id AS client, open_shift.location_id AS location,
         open_shift.post_id AS post, NULL AS employee, ${iso('open_shift.start_time')} AS start_time,
         ${iso('open_shift.end_time')} AS end_time,
         ARRAY(SELECT employee.id FROM employee
           WHERE employee.company_id = open_shift.company_id AND employee.status = 'active' AND user_id IS NOT NULL
             AND ${isFor('employee.id')}) AS readers
       FROM ${openShiftTables} WHERE open_shift.id = $1 AND ${isOpen} AND client.status = 'active'`,
      [id],
    );
    if (!open) return;
    const { results } = await judgeCandidates({ database }, planOf(open.company), open, open.readers);
    const readers = results
      .filter(({ conflicts }) => !conflicts.some((conflict) => keepsFrom(open.audience, conflict)))
      .map(({ employee }) => employee);
    await database.transaction(async (manager) => {
      // Cancelled, filled or begun since; who cancels it now waits.
      const [still] = await manager.query<unknown[]>(
        `SELECT FROM ${openShiftTables} WHERE open_shift.id = $1 AND ${isOpen} FOR SHARE OF open_shift`,
        [id],
      );
      if (!still) return;
      const told = await manager.query<{ id: number }[]>(
        `INSERT INTO notice (company_id, employee_id, told_at, offered_open_shift_id)
         SELECT company_id, id, now(), $1 FROM employee WHERE id = ANY ($2) ORDER BY id
         ON CONFLICT DO NOTHING RETURNING id`,
        [id, readers],
      );
      for (const { id: notice } of told) await enqueue(manager, tellNow, { notice });
    });
  });
