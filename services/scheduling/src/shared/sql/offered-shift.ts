import { iso } from '@portfolio/service-kit/database';
import { employeeName } from './expressions.ts';

/** SQL: what is kept of `shift` when it is offered. */
export const asOffered = `jsonb_build_object('title', shift.title, 'client_id', shift.client_id, 'location_id', shift.location_id,
  'post_id', shift.post_id, 'start_time', ${iso('shift.start_time')}, 'end_time', ${iso('shift.end_time')})`;

/** SQL: `shift` is as it was offered; what it is called may have changed. */
export const isAsOffered = (told: 'given' | 'in_return') => `${asOffered} - 'title' = offer.${told} - 'title'`;

const placeOf = (told: string) => `
  LEFT JOIN client AS ${told}_client ON ${told}_client.id = (offer.${told} ->> 'client_id')::integer
  LEFT JOIN location AS ${told}_location ON ${told}_location.id = (offer.${told} ->> 'location_id')::integer`;

const shown = (told: string, shift: string) => `CASE WHEN offer.${told} IS NOT NULL THEN json_build_object(
  'shift', offer.${shift}, 'title', offer.${told} ->> 'title', 'client_name', coalesce(${told}_client.name, ''),
  'location_name', ${told}_location.name, 'start_time', offer.${told} ->> 'start_time', 'end_time', offer.${told} ->> 'end_time',
  'time_zone', coalesce(${told}_location.time_zone, ${told}_client.time_zone, company.time_zone)) END`;

/** What an offer is joined with wherever it is read: its guards and places. A place that is gone since leaves no name. */
export const offerTables = `offer JOIN company ON company.id = offer.company_id
  JOIN employee ON employee.id = offer.employee_id JOIN employee AS colleague ON colleague.id = offer.colleague_id
  ${placeOf('given')} ${placeOf('in_return')}`;

/** Both shifts of an offer as they are answered, and the names of both guards, from {@link offerTables}. */
export const offeredColumns = {
  given: shown('given', 'shift_id'),
  in_return: shown('in_return', 'return_shift_id'),
  employee_name: employeeName,
  colleague_name: employeeName.replaceAll('employee.', 'colleague.'),
};
