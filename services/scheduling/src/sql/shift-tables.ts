/** What {@link shiftTables} joins to `shift`. */
export const shiftJoins = `JOIN client ON client.id = shift.client_id
  JOIN company ON company.id = shift.company_id
  JOIN employee ON employee.id = shift.employee_id
  LEFT JOIN location ON location.id = shift.location_id`;

/** What a shift is joined with wherever it is read. */
export const shiftTables = `shift ${shiftJoins}`;

/** The zone of the place where a shift is worked, from {@link shiftTables}. */
export const siteZone = 'coalesce(location.time_zone, client.time_zone, company.time_zone)';
