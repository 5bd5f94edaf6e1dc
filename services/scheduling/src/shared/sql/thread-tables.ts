import { threadSubjects } from '@portfolio/contracts/scheduling';
import { iso } from '@portfolio/service-kit/database';
import type { knownShifts } from './shift-tables.ts';

const given = (column: string) => `(offer.given ->> '${column}')`;

/** What a thread is joined with wherever it is read. @param shifts as the reader knows them */
export const threadTables = (
  shifts: 'shift' | typeof knownShifts,
) => `thread JOIN company ON company.id = thread.company_id
  LEFT JOIN ${shifts} ON shift.id = thread.shift_id
  LEFT JOIN open_shift ON open_shift.id = thread.open_shift_id
  LEFT JOIN offer ON offer.id = thread.offer_id
  LEFT JOIN time_off ON time_off.id = thread.time_off_id
  LEFT JOIN client ON client.id =
    coalesce(shift.client_id, open_shift.client_id, ${given('client_id')}::integer, thread.client_id)
  LEFT JOIN location ON location.id =
    coalesce(shift.location_id, open_shift.location_id, ${given('location_id')}::integer, thread.location_id)`;

const time = (column: string) => iso(`coalesce(shift.${column}, open_shift.${column}, ${given(column)}::timestamptz)`);

/** Columns of {@link threadTables} that everybody reads alike. */
export const threadColumns = {
  kind: `CASE ${threadSubjects.map((each) => `WHEN thread.${each}_id IS NOT NULL THEN '${each}'`).join(' ')} ELSE 'broadcast' END`,
  subject: `coalesce(${threadSubjects.map((each) => `thread.${each}_id`).join(', ')})`,
  // Of a site that was deleted since: it was not written to all, nor to all of a client.
  client_name: `coalesce(client.name, CASE WHEN thread.client_id IS NOT NULL THEN '' END)`,
  location_name: `coalesce(location.name, CASE WHEN thread.location_id IS NOT NULL THEN '' END)`,
  start_time: time('start_time'),
  end_time: time('end_time'),
  days: `CASE WHEN time_off.id IS NOT NULL THEN json_build_object(
    'from_day', time_off.from_day, 'from_time', to_char(time_off.from_time, 'HH24:MI'),
    'until_day', time_off.until_day, 'until_time', to_char(time_off.until_time, 'HH24:MI')) END`,
  time_zone: 'coalesce(location.time_zone, client.time_zone, company.time_zone)',
};
