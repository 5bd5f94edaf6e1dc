import type { MyHoliday, MyHolidayQuery, SiteHolidayQuery, SiteHolidays } from '@portfolio/contracts/scheduling';
import { companyForNew } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { requireEmployee } from '../../people/employees/employees.ts';
import { knownTables, siteZone } from '../../shared/sql/shift-tables.ts';
import { holidaysOf } from '../../shared/holidays/calendar.ts';

/** Public holidays of a company, and of its locations that have others. @throws AppError `validation` for another's company */
export async function listSiteHolidays(
  context: SchedulingContext,
  { company: asked, ...days }: SiteHolidayQuery,
): Promise<SiteHolidays[]> {
  const company = await companyForNew(context, asked);
  const places = await context.database.query<(Omit<SiteHolidays, 'holidays'> & { region: string })[]>(
    `SELECT NULL::integer AS location, NULL AS location_name, holiday_region AS region FROM company
     WHERE id = $1 AND holiday_region IS NOT NULL
     UNION ALL
     SELECT id, name, holiday_region FROM location WHERE company_id = $1 AND holiday_region IS NOT NULL
     ORDER BY location_name NULLS FIRST, location`,
    [company],
  );
  return Promise.all(
    places.map(async ({ region, ...place }) => ({ ...place, holidays: await holidaysOf(region, days) })),
  );
}

/** More than anybody reads. */
const mostShifts = 200;

/** Of the caller's shifts that are not over, those that begin on a public holiday where they are worked. */
export async function listMyHolidays(context: SchedulingContext, { language }: MyHolidayQuery): Promise<MyHoliday[]> {
  const { id } = await requireEmployee(context);
  const shifts = await context.database.query<{ shift: number; date: string; region: string }[]>(
    `SELECT shift.id AS shift, (shift.start_time AT TIME ZONE ${siteZone})::date::text AS date,
       coalesce(location.holiday_region, company.holiday_region) AS region
     FROM ${knownTables}
     WHERE shift.employee_id = $1 AND shift.end_time > now() AND coalesce(location.holiday_region, company.holiday_region) IS NOT NULL
     ORDER BY shift.start_time, shift.id LIMIT ${mostShifts}`,
    [id],
  );
  const found = await Promise.all(
    shifts.map(async ({ shift, date, region }) => {
      const [holiday] = await holidaysOf(region, { from: date, until: date, language });
      return holiday ? [{ shift, name: holiday.name }] : [];
    }),
  );
  return found.flat();
}
