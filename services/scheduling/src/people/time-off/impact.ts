import { alsoAway, uncoveredShift, type TimeOffImpact } from '@portfolio/contracts/scheduling';
import { selectList } from '@portfolio/service-kit/database';
import type { SchedulingContext } from '../../context.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';
import { duringTimeOff } from '../../shared/sql/days.ts';
import { getTimeOff } from './requests.ts';

const shiftColumns = selectList('shift', uncoveredShift, {
  client_name: 'client.name',
  location_name: 'location.name',
  time_zone: siteZone,
});

const awayColumns = selectList('other', alsoAway, {
  employee_name: employeeName,
  type_name: 'time_off_type.name',
  from_time: "to_char(other.from_time, 'HH24:MI')",
  until_time: "to_char(other.until_time, 'HH24:MI')",
});

/** What comes of it when somebody is off, by which to decide: their shifts, who else is away, and their balance. @throws AppError `not_found` */
export async function getTimeOffImpact(context: SchedulingContext, id: number): Promise<TimeOffImpact> {
  const { employee, type } = await getTimeOff(context, id);
  const { database } = context;
  const [shifts, away, [balance]] = await Promise.all([
    database.query<TimeOffImpact['shifts']>(
      `SELECT ${shiftColumns} FROM time_off, ${shiftTables}
       WHERE time_off.id = $1 AND shift.status = 'scheduled' AND ${duringTimeOff}
       ORDER BY shift.start_time, shift.id LIMIT 200`,
      [id],
    ),
    database.query<TimeOffImpact['away']>(
      `SELECT ${awayColumns} FROM time_off JOIN time_off AS other ON other.company_id = time_off.company_id
         AND other.employee_id <> time_off.employee_id AND other.status IN ('pending', 'approved')
         AND other.from_day <= time_off.until_day AND other.until_day >= time_off.from_day
       JOIN time_off_type ON time_off_type.id = other.type_id JOIN employee ON employee.id = other.employee_id
       WHERE time_off.id = $1 ORDER BY other.from_day, other.id LIMIT 200`,
      [id],
    ),
    database.query<[{ balance: string }]>(
      `SELECT coalesce(sum(amount), 0.00) AS balance FROM time_off_entry WHERE employee_id = $1 AND type_id = $2`,
      [employee, type],
    ),
  ]);
  return { shifts, away, balance: balance.balance };
}
