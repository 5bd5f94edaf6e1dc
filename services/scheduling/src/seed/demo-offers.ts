import type { EntityManager } from 'typeorm';
import { asOffered } from '../shared/sql/offered-shift.ts';

const isAhead = (shift: string) =>
  `${shift}.status = 'scheduled' AND NOT ${shift}.is_draft AND ${shift}.start_time > now() + interval '2 days'`;

/** SQL: an employee works nothing else within twelve hours of a shift. */
const isFree = (employee: string, shift: string, except: string) => `NOT EXISTS (
  SELECT FROM shift AS other WHERE other.employee_id = ${employee} AND other.id IS DISTINCT FROM ${except}
    AND other.start_time < ${shift}.end_time + interval '12 hours' AND other.end_time > ${shift}.start_time - interval '12 hours')`;

const offered = (shift: string) => asOffered.replaceAll('shift.', `${shift}.`);

/** Who signs in has agreed on a swap that the planner is to approve, and is offered a shift by a colleague without an account. */
export async function seedOffers(manager: EntityManager, company: number): Promise<void> {
  await manager.query(
    `INSERT INTO offer (company_id, employee_id, colleague_id, kind, status, shift_id, given, return_shift_id, in_return, deadline)
     SELECT guard.company_id, guard.id, colleague.id, 'swap', 'accepted', own.id, ${offered('own')}, theirs.id, ${offered('theirs')},
       least(own.start_time, theirs.start_time)
     FROM employee AS guard JOIN employee AS colleague USING (company_id)
     JOIN shift AS own ON own.employee_id = guard.id JOIN shift AS theirs ON theirs.employee_id = colleague.id
     WHERE guard.company_id = $1 AND guard.user_id IS NOT NULL AND colleague.user_id IS NULL AND colleague.status = 'active'
       AND ${isAhead('own')} AND ${isAhead('theirs')}
       AND ${isFree('guard.id', 'theirs', 'own.id')} AND ${isFree('colleague.id', 'own', 'theirs.id')}
     ORDER BY own.start_time DESC, theirs.start_time DESC, theirs.id LIMIT 1`,
    [company],
  );
  await manager.query(
    `INSERT INTO offer (company_id, employee_id, colleague_id, kind, shift_id, given, deadline)
     SELECT guard.company_id, colleague.id, guard.id, 'give_away', theirs.id, ${offered('theirs')}, theirs.start_time
     FROM employee AS guard JOIN employee AS colleague USING (company_id) JOIN shift AS theirs ON theirs.employee_id = colleague.id
     WHERE guard.company_id = $1 AND guard.user_id IS NOT NULL AND colleague.user_id IS NULL AND colleague.status = 'active'
       AND ${isAhead('theirs')} AND ${isFree('guard.id', 'theirs', 'NULL')}
       AND NOT EXISTS (SELECT FROM offer WHERE return_shift_id = theirs.id)
     ORDER BY theirs.start_time, theirs.id LIMIT 1`,
    [company],
  );
}
