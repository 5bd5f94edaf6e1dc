import { useMemo } from 'react';
import { today as todayIn, type Period } from './calendar.ts';
import { awaited, foreseen, type Change } from './changes.ts';
import type { Density } from './density.ts';
import { daySums } from './gaps.ts';
import type { GridMeans } from './grid-context.ts';
import type { Schedule, ScheduledShift } from './grid.types.ts';
import { noFilters, rowsOf, sumsByDay } from './layout.ts';
import type { CoveredWeek } from '../demand/coverage.graphql.ts';
import { useTranslation } from '../../translator.ts';
import { overtimeOf } from './sums.ts';
import type { GridAddress } from './use-grid-address.ts';
import { zonesOf } from './zones.ts';

/** The schedule as the grid shows it: rows with their cells, sums, and names by id. */
export function useView(
  schedule: Schedule,
  period: Period,
  { by, filters, hasFilters }: GridAddress,
  sent: readonly Change[],
  coverage: CoveredWeek | undefined,
) {
  const { t } = useTranslation();
  const posts = useMemo(() => ({ ...(coverage && { coverage }), noPost: t('scheduler.noPost') }), [coverage, t]);
  const { client, qualification, employee, search } = filters;
  const rates = useMemo(
    () => new Map(schedule.employees.map(({ id, hourlyRate }) => [id, Number(hourlyRate)])),
    [schedule],
  );
  const shifts = useMemo(
    () => foreseen(schedule.shifts, awaited(sent, schedule.shifts), (id) => rates.get(id) ?? 0),
    [schedule, sent, rates],
  );
  const overtime = useMemo(() => overtimeOf(shifts, zonesOf(schedule)), [shifts, schedule]);
  const rows = useMemo(
    () =>
      rowsOf(
        { ...schedule, shifts: [...shifts] },
        period,
        by,
        { client, qualification, employee, search },
        overtime,
        posts,
      ),
    [schedule, shifts, period, by, client, qualification, employee, search, overtime, posts],
  );
  // Totals are of everybody, whomever a filter shows.
  const everybody = useMemo(
    () => (hasFilters ? rowsOf({ ...schedule, shifts: [...shifts] }, period, by, noFilters, overtime, posts) : rows),
    [hasFilters, rows, schedule, shifts, period, by, overtime, posts],
  );
  const sums = useMemo(() => sumsByDay(everybody, period.days.length, overtime), [everybody, period, overtime]);
  /** Of all posts, whichever a filter shows. */
  const asked = useMemo(
    () =>
      by === 'posts'
        ? daySums(
            everybody.flatMap(({ post }) => post ?? []),
            period.days.length,
          )
        : undefined,
    [by, everybody, period],
  );
  return { shifts, rows, asked, ...sums };
}

/** What names a shift's client, location and employee, and which day is today. */
export function useNames(schedule: Schedule, period: Period, by: GridAddress['by'], density: Density) {
  return useMemo((): Pick<
    GridMeans,
    'by' | 'density' | 'period' | 'today' | 'zoneOf' | 'clientOf' | 'locationOf' | 'employeeOf'
  > => {
    const clients = new Map(schedule.clients.map(({ id, name }) => [id, name]));
    const locations = new Map(
      schedule.clients.flatMap((client) => client.locations.map(({ id, name }) => [id, name] as const)),
    );
    const employees = new Map(schedule.employees.map(({ id, name }) => [id, name]));
    const now = todayIn(period.zone);
    return {
      by,
      density,
      period,
      today: period.days.findIndex((day) => day.compare(now) === 0),
      zoneOf: zonesOf(schedule),
      clientOf: ({ clientId }: Pick<ScheduledShift, 'clientId'>) => clients.get(clientId) ?? '',
      locationOf: ({ locationId }: ScheduledShift) => locations.get(locationId ?? '') ?? '',
      employeeOf: ({ employeeId }: ScheduledShift) => employees.get(employeeId) ?? '',
    };
  }, [schedule, period, by, density]);
}
