/** What {@link shiftTables} joins to `shift`. */
export const shiftJoins = `JOIN client ON client.id = shift.client_id
  JOIN company ON company.id = shift.company_id
  JOIN employee ON employee.id = shift.employee_id
  LEFT JOIN location ON location.id = shift.location_id`;

/**
 * Shifts as all but planners know them: as they were published. Of a company that plans in drafts the table `shift` is ahead of that;
 * what employees do and see, and what leaves the planner, reads this (docs/decisions/0450).
 */
export const knownShifts = 'known_shifts() AS shift';

/** What a known shift is joined with. */
export const knownTables = `${knownShifts} ${shiftJoins}`;

/** What a shift is joined with wherever planners read it. */
export const shiftTables = `shift ${shiftJoins}`;

/** The zone of the place where a shift is worked, from {@link shiftTables}. */
export const siteZone = 'coalesce(location.time_zone, client.time_zone, company.time_zone)';

/** SQL of `shift`: employees know it, or did; drafts alone were never published. */
export const wasPublished = '(NOT shift.is_draft OR shift.published_at IS NOT NULL)';

/** From when an employee may check in, and until when out, from {@link shiftTables}; §4 names no hours, so the company does. */
export const attendanceWindow = {
  from: "(shift.start_time - company.check_in_hours * interval '1 hour')",
  until: "(shift.end_time + company.check_out_hours * interval '1 hour')",
} as const;
