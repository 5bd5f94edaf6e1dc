import { fromDate, toCalendarDateTime, toZoned } from '@internationalized/date';
import type { EntityManager } from 'typeorm';

interface Where {
  id: number;
  client_id: number;
  location_id: number | null;
  time_zone: string;
}

/** Days from now, when it begins, how many guards, and who gets it. */
const offered = [
  { days: 3, hour: 8, places: 1, mode: 'award' },
  { days: 4, hour: 14, places: 2, mode: 'first_come' },
  { days: 6, hour: 22, places: 1, mode: 'award' },
] as const;

/** Open shifts of the next week at some posts; of those that are awarded, some guards without an account ask. */
export async function seedOpenShifts(manager: EntityManager, company: number, posts: readonly Where[], now: Date) {
  for (const [index, { days, hour, places, mode }] of offered.entries()) {
    const post = posts[index % posts.length];
    if (!post) return;
    const day = toCalendarDateTime(fromDate(now, post.time_zone)).add({ days });
    const start = toZoned(day.set({ hour, minute: 0, second: 0, millisecond: 0 }), post.time_zone);
    await manager.query(
      `WITH open AS (
         INSERT INTO open_shift (company_id, client_id, location_id, post_id, title, notes, start_time, end_time, places, deadline, mode, audience)
         VALUES ($1, $2, $3, $4, '', '', $5, $6, $7, $5, $8, 'qualified') RETURNING *)
       INSERT INTO open_shift_claim (open_shift_id, employee_id, company_id, status)
       SELECT open.id, employee.id, open.company_id, 'waiting' FROM open JOIN employee USING (company_id)
       WHERE mode = 'award' AND employee.status = 'active' AND user_id IS NULL AND NOT EXISTS (
         SELECT FROM shift WHERE shift.employee_id = employee.id
           AND shift.start_time < open.end_time + interval '12 hours' AND shift.end_time > open.start_time - interval '12 hours')
       ORDER BY employee.id LIMIT 3`,
      [
        company,
        post.client_id,
        post.location_id,
        post.id,
        start.toAbsoluteString(),
        start.add({ hours: 8 }).toAbsoluteString(),
        places,
        mode,
      ],
    );
  }
}
