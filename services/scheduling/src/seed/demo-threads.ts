import type { EntityManager } from 'typeorm';
import { addMessage, beginThread, markRead } from '../planner/threads/thread-row.ts';

/**
 * The planner and the guard who signs in write about the guard's next shift; a guard writes about the days that they ask for; everybody is
 * written to, and one has not acknowledged it yet.
 */
export async function seedThreads(manager: EntityManager, company: number, planner: number): Promise<void> {
  const [next] = await manager.query<{ id: number; employee: number }[]>(
    `SELECT shift.id, employee.id AS employee FROM shift JOIN employee ON employee.id = employee_id
     WHERE shift.company_id = $1 AND user_id IS NOT NULL AND employee.status = 'active' AND shift.status = 'scheduled'
       AND NOT is_draft AND start_time > now() ORDER BY start_time LIMIT 1`,
    [company],
  );
  if (!next) return;
  const thread = await beginThread(manager, { company, subject: 'shift', id: next.id });
  await addMessage(manager, {
    thread,
    by: { employee: next.employee },
    text: 'The gate was locked last time. Who has the key?',
  });
  const answer = 'It is at the front desk now. Ask for Maria.';
  const { id: until } = await addMessage(manager, { thread, by: { user: planner }, text: answer });
  await markRead(manager, { thread, by: { user: planner }, until });

  const [off] = await manager.query<{ id: number; employee: number }[]>(
    `SELECT id, employee_id AS employee FROM time_off WHERE company_id = $1 AND status = 'pending' ORDER BY id LIMIT 1`,
    [company],
  );
  if (off) {
    const days = await beginThread(manager, { company, subject: 'time_off', id: off.id });
    const text = 'If five days are too many, the first three would do.';
    await addMessage(manager, { thread: days, by: { employee: off.employee }, text });
  }

  const [all] = await manager.query<[{ id: number }]>(
    'INSERT INTO thread (company_id, is_broadcast, asks_acknowledgement) VALUES ($1, true, true) RETURNING id',
    [company],
  );
  await manager.query(
    `INSERT INTO thread_reader (company_id, thread_id, employee_id)
     SELECT company_id, $2, id FROM employee WHERE company_id = $1 AND status = 'active'`,
    [company, all.id],
  );
  const text = 'From Monday on please take a radio from the office, and sign for it.';
  const { id } = await addMessage(manager, { thread: all.id, by: { user: planner }, text });
  await manager.query(
    `UPDATE thread_reader SET read_until = $2, read_at = now(), acknowledged_at = now()
     WHERE thread_id = $1 AND employee_id <> $3`,
    [all.id, id, next.employee],
  );
}
