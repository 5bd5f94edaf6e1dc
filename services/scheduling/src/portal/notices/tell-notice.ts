import type { InternalClient } from '@portfolio/service-kit/internal';
import { enqueue, task, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { contactOf, wantedMessages } from '../../shared/accounts/contacts.ts';
import { afterUndo, offeredSeconds } from '../../shared/taking-back.ts';
import { mailNotice, pushNotice } from './deliver-notice.ts';
import { noticedShiftsOf } from './noticed-shifts.ts';

/** The name by which the triggers queue it (migrations/baseline/notices.ts). */
export const tellNotice = 'tell-notice';

/** SQL: so lately that its undo is still offered. */
const lately = (column: string) => `${column} > now() - interval '${offeredSeconds} seconds'`;

/**
 * SQL: the notice `$1` has taken in, after it was opened, what may be taken back still. What opened it is a minute old, and waits for
 * what follows for another at most.
 */
const mayBeTakenBack = `SELECT FROM notice_shift
  JOIN notice ON notice.id = notice_id
  JOIN (
    SELECT shift_id, published_at AS done_at FROM publication_shift JOIN publication ON publication.id = publication_id
    WHERE undone_at IS NULL AND ${lately('published_at')}
    UNION ALL
    SELECT shift_id, decided_at FROM open_shift_claim
    WHERE status = 'awarded' AND ${lately('decided_at')}
    UNION ALL
    SELECT unnest(ARRAY[shift_id, return_shift_id]), decided_at FROM offer
    WHERE status = 'done' AND ${lately('decided_at')}
  ) AS done USING (shift_id)
  WHERE notice_id = $1 AND done_at > notice.created_at AND notice.created_at > now() - interval '2 minutes'
  LIMIT 1`;

/**
 * Closes a notice: what it says is in the employee's list from now on, and its messages are queued, each once. What was
 * changed back within the minute is not told. A reminder that is not wanted is not told either.
 */
export const tellNoticeTask = (parts: { database: DataSource; auth: InternalClient }): Task =>
  task(tellNotice, z.object({ notice: z.int() }), async (_context, { notice }) => {
    const [open] = await parts.database.query<{ user_id: number | null; reminder_of: number | null }[]>(
      `SELECT user_id, reminder_of FROM notice JOIN employee ON employee.id = employee_id
       WHERE notice.id = $1 AND told_at IS NULL`,
      [notice],
    );
    if (!open) return;
    if (open.user_id === null) {
      // Dismissed within the minute: left open, it would take in what comes later, and nobody would tell it.
      await parts.database.query('DELETE FROM notice WHERE id = $1', [notice]);
      return;
    }
    const [held] = await parts.database.query<unknown[]>(mayBeTakenBack, [notice]);
    if (held) {
      await enqueue(parts.database.manager, tellNotice, { notice }, { runAt: afterUndo() });
      return;
    }
    // Asked before anything is locked: who plans does not wait for another service.
    const contact = await contactOf(parts.auth, open.user_id);
    const isReminder = open.reminder_of !== null;
    const wants = contact ? wantedMessages(contact, isReminder) : { mail: false, push: false };
    if (isReminder && !wants.push) return;
    await parts.database.transaction((manager) => close(manager, notice, wants));
  });

/** The name by which what is in a list at once is queued: warnings of licenses, and what is still to be confirmed. */
export const tellNow = 'tell-license';

/** Queues the messages of a notice that is in its reader's list already, once. */
export const tellNowTask = (parts: { database: DataSource; auth: InternalClient }): Task =>
  task(tellNow, z.object({ notice: z.int() }), async (_context, { notice }) => {
    const [told] = await parts.database.query<{ user_id: number | null }[]>(
      'SELECT user_id FROM notice JOIN employee ON employee.id = employee_id WHERE notice.id = $1',
      [notice],
    );
    const contact = typeof told?.user_id === 'number' ? await contactOf(parts.auth, told.user_id) : undefined;
    if (!contact) return;
    await parts.database.transaction(async (manager) => {
      await manager.query('SELECT FROM notice WHERE id = $1 FOR UPDATE', [notice]);
      const [sent] = await manager.query<unknown[]>('SELECT FROM notice_delivery WHERE notice_id = $1', [notice]);
      if (!sent) await deliver(manager, notice, wantedMessages(contact, false));
    });
  });

async function close(manager: EntityManager, notice: number, wants: Wants): Promise<void> {
  const [locked] = await manager.query<unknown[]>('SELECT FROM notice WHERE id = $1 AND told_at IS NULL FOR UPDATE', [
    notice,
  ]);
  if (!locked) return;
  if (!(await noticedShiftsOf(manager, [notice])).has(notice)) {
    await manager.query('DELETE FROM notice WHERE id = $1', [notice]);
    return;
  }
  await manager.query('UPDATE notice SET told_at = now() WHERE id = $1', [notice]);
  await deliver(manager, notice, wants);
}

interface Wants {
  mail: boolean;
  push: boolean;
}

/** Queues the messages of a notice: one by mail, one to each device. */
async function deliver(manager: EntityManager, notice: number, wants: Wants): Promise<void> {
  const deliveries = await manager.query<{ id: number; subscription_id: number | null }[]>(
    `INSERT INTO notice_delivery (company_id, notice_id, subscription_id)
     SELECT company_id, notice.id, NULL FROM notice WHERE notice.id = $1 AND $2
     UNION ALL
     SELECT notice.company_id, notice.id, push_subscription.id
     FROM notice JOIN push_subscription USING (employee_id) WHERE notice.id = $1 AND $3
     RETURNING id, subscription_id`,
    [notice, wants.mail, wants.push],
  );
  for (const { id, subscription_id } of deliveries) {
    await enqueue(manager, subscription_id === null ? mailNotice : pushNotice, { delivery: id });
  }
}
