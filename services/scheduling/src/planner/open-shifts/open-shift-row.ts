import { scheduling, type OpenShift, type ShiftConflict } from '@portfolio/contracts/scheduling';

/** What an open shift is joined with wherever it is read. */
export const openShiftTables = `open_shift JOIN client ON client.id = open_shift.client_id
  JOIN company ON company.id = open_shift.company_id
  LEFT JOIN location ON location.id = open_shift.location_id
  LEFT JOIN post ON post.id = open_shift.post_id`;

/** SQL: how it stands now. */
export const status = `CASE WHEN cancelled_at IS NOT NULL THEN 'cancelled' WHEN taken = places THEN 'filled'
  WHEN open_shift.deadline <= now() THEN 'expired' WHEN audience = 'named' AND NOT EXISTS (
    SELECT FROM open_shift_employee AS named
    JOIN employee AS person ON person.id = named.employee_id AND person.status = 'active'
    LEFT JOIN open_shift_claim AS said USING (open_shift_id, employee_id)
    WHERE named.open_shift_id = open_shift.id AND said.status IS DISTINCT FROM 'withdrawn') THEN 'declined' ELSE 'open' END`;

/** SQL: it is offered to somebody. */
export const isOpen = `${status} = 'open'`;

/** SQL: it can be claimed, also by who said no to it. */
export const canBeClaimed = `${status} IN ('open', 'declined')`;

/** Whether a conflict keeps an open shift from an employee: of all who qualify is nobody who lacks what it asks, whatever the company's rules. */
export const keepsFrom = (
  audience: OpenShift['audience'],
  { code, severity }: Pick<ShiftConflict, 'code' | 'severity'>,
) =>
  severity === 'refusal' ||
  (audience === 'qualified' && (code === 'qualification_missing' || code === 'license_expired'));

/** SQL: an open shift is for an employee. */
export const isFor = (employee: string) => `(audience = 'qualified'
  OR audience = 'named' AND EXISTS (
    SELECT FROM open_shift_employee AS named WHERE named.open_shift_id = open_shift.id AND named.employee_id = ${employee})
  OR audience = 'regulars' AND EXISTS (
    SELECT FROM shift WHERE shift.employee_id = ${employee} AND shift.client_id = open_shift.client_id
      AND shift.location_id IS NOT DISTINCT FROM open_shift.location_id AND shift.status NOT IN ('cancelled', 'missed')
      AND shift.start_time < open_shift.start_time
      AND shift.start_time > open_shift.start_time - interval '${scheduling.knownPlaceDays} days'))`;
