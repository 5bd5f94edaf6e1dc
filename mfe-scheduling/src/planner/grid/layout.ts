import { plainText } from '@portfolio/remote-kit';
import type { CoveredWeek } from '../demand/coverage.graphql.ts';
import { budgetOf } from '../demand/figures.ts';
import { boundsIn, dayIndex, type Period } from './calendar.ts';
import { measures, type Density } from './density.ts';
import { postRowsOf } from './gaps.ts';
import type { By, Placed, Row, Schedule, ScheduledShift, Site } from './grid.types.ts';
import { sumOf, sumsOf } from './sums.ts';
import { zonesOf } from './zones.ts';

/** What keeps rows; what else they hold are ghosts. Each is an id, or '' for all. */
export interface Filters {
  client: string;
  qualification: string;
  employee: string;
  /** Words of the row's name. */
  search: string;
}

/**
 * Pixels: known before a row is drawn, so that the rows outside of the window need not be.
 * @param scale of the texts: 2 for who reads them at 200 %
 */
export function heightOf({ cells, post, budget }: Row, density: Density, scale: number): number {
  const { row, shift, padding } = measures[density];
  const lines = cells.map(({ length }, day) => length + (post ? 1 + post.days[day]!.gaps.length : 0));
  const least = budget && (budget.cost ?? budget.hours) !== null ? budgeted : row;
  return Math.max(least, Math.max(...lines) * shift + padding) * scale;
}

/** Pixels of a row whose sums may say by how much they are over its budgets. */
const budgeted = 96;

/** How large the browser shows texts, beside its usual 16 pixels. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

export const noFilters: Filters = { client: '', qualification: '', employee: '', search: '' };

/** The rows of a schedule in its period: of employees in the order of their names, or of sites or posts in the order of theirs. */
export function rowsOf(
  schedule: Schedule,
  period: Period,
  by: By,
  filters: Filters,
  overtime: ReadonlyMap<string, number>,
  { coverage, noPost: noPostName = '' }: { coverage?: CoveredWeek; noPost?: string } = {},
): Row[] {
  const holders = new Set(
    schedule.employees
      .filter(({ qualifications }) => filters.qualification === '' || qualifications.includes(filters.qualification))
      .map(({ id }) => id),
  );
  const isShown = ({ clientId, employeeId }: ScheduledShift) =>
    (filters.client === '' || clientId === filters.client) &&
    (filters.employee === '' || employeeId === filters.employee) &&
    holders.has(employeeId);
  const cells = cellsOf(schedule, period, by, isShown);
  const isAsked = (id: string) => cells.get(id)?.some((cell) => cell.some(({ isGhost }) => !isGhost)) ?? false;
  const empty: Placed[][] = period.days.map(() => []);
  const searched = plainText(filters.search).split(/\s+/);
  const isNamed = (...names: string[]): boolean => {
    const words = plainText(names.join(' '));
    return searched.every((word) => words.includes(word));
  };
  const row = (id: string, rest: Pick<Row, 'name' | 'detail'> & Partial<Row>): Row => {
    const own = cells.get(id) ?? empty;
    return {
      employee: undefined,
      site: undefined,
      post: undefined,
      budget: undefined,
      ...rest,
      id,
      cells: own,
      sums: sumsOf(own.flat(), overtime),
    };
  };

  if (by === 'posts') {
    const named = (coverage ? postRowsOf(coverage, period) : []).map((found): Row => {
      const { id, name, clientId, clientName, locationId, locationName } = found.post;
      const detail = [clientName, locationName].filter(Boolean).join(', ');
      return row(id, { name, detail, site: { clientId, locationId: locationId ?? null }, post: found });
    });
    const others = cells.has(noPost) ? [row(noPost, { name: noPostName, detail: '' })] : [];
    return [...named, ...others]
      .filter(({ site }) => !site || filters.client === '' || site.clientId === filters.client)
      .filter(({ name, detail }) => isNamed(name, detail))
      .filter(({ id, post }) => isAsked(id) || (post && filters.employee === '' && filters.qualification === ''));
  }

  if (by === 'sites') {
    return sitesOf(schedule)
      .filter(({ site }) => filters.client === '' || site.clientId === filters.client)
      .filter(({ name, detail }) => isNamed(name, detail))
      .map(({ id, name, detail, site, budget }) =>
        row(id, { name, detail, site, budget: budgetOf(budget, period.days.length) }),
      )
      .filter(({ id }) => isAsked(id) || (filters.employee === '' && filters.qualification === ''));
  }
  const names = new Map(schedule.qualifications.map(({ id, name }) => [id, name]));
  return schedule.employees
    .filter(({ id }) => holders.has(id) && (filters.employee === '' || id === filters.employee))
    .filter(({ name }) => isNamed(name))
    .map((employee) => {
      const detail = employee.qualifications.map((id) => names.get(id) ?? '').join(', ');
      return row(employee.id, { name: employee.name, detail, employee });
    })
    .filter(({ id }) => filters.client === '' || filters.employee !== '' || isAsked(id));
}

/** A client's own address first, then its locations. */
export function sitesOf({ clients }: Schedule) {
  return clients.flatMap(({ id: clientId, name, locations, ...budget }) => {
    const own: Site = { clientId, locationId: null };
    return [
      { id: siteId(own), name, detail: '', site: own, budget },
      ...locations.map(({ id: locationId, name: location, ...ofLocation }) => {
        const site = { clientId, locationId };
        return { id: siteId(site), name: location, detail: name, site, budget: ofLocation };
      }),
    ];
  });
}

/** The row of shifts that name no post. */
const noPost = 'none';

/** The row of a shift. */
export function rowIdOf(by: By, shift: ScheduledShift): string {
  if (by === 'posts') return shift.postId ?? noPost;
  return by === 'sites' ? siteId(shift) : shift.employeeId;
}

export const siteId = ({ clientId, locationId }: Site): string => `${clientId}/${locationId ?? ''}`;

/** Row → for each day, the shifts of its cell in the order of their start. */
function cellsOf(
  schedule: Schedule,
  period: Period,
  by: By,
  isShown: (shift: ScheduledShift) => boolean,
): Map<string, Placed[][]> {
  const rows = new Map<string, Placed[][]>();
  const zoneOf = zonesOf(schedule);
  const place = (shift: ScheduledShift, isWithdrawn: boolean): void => {
    const found = placeOf(shift, boundsIn(period, zoneOf(shift)));
    if (!found) return;
    const id = rowIdOf(by, shift);
    const cells = rows.get(id) ?? period.days.map((): Placed[] => []);
    rows.set(id, cells);
    cells[found.day]!.push({ ...found.placed, isGhost: !isShown(shift), isWithdrawn });
  };
  for (const shift of schedule.shifts) place(shift, false);
  for (const shift of schedule.withdrawn) place(shift, true);
  for (const cells of rows.values()) for (const cell of cells) cell.sort(inOrder);
  return rows;
}

/** A shift is in the cell of the day on which it starts; one from before the first day, in the first as a continuation. */
function placeOf(
  shift: ScheduledShift,
  bounds: readonly number[],
): { day: number; placed: Omit<Placed, 'isGhost' | 'isWithdrawn'> } | undefined {
  const [start, end] = [Date.parse(shift.startTime), Date.parse(shift.endTime)];
  const found = dayIndex(bounds, start);
  const continues = found < 0;
  const day = Math.max(0, found);
  if (day >= bounds.length - 1 || end <= bounds[0]!) return undefined;
  const [midnight, next] = [bounds[day]!, bounds[day + 1]!];
  const part = (instant: number) => Math.min(1, Math.max(0, (instant - midnight) / (next - midnight)));
  return { day, placed: { shift, continues, from: part(start), to: part(end) } };
}

const inOrder = (a: Placed, b: Placed): number =>
  a.shift.startTime < b.shift.startTime
    ? -1
    : a.shift.startTime > b.shift.startTime
      ? 1
      : Number(a.shift.id) - Number(b.shift.id);

/** Sums of each day over all rows, and of everything. */
export function sumsByDay(rows: readonly Row[], days: number, overtime: ReadonlyMap<string, number>) {
  const byDay = Array.from({ length: days }, (_, day) =>
    sumsOf(
      rows.flatMap(({ cells }) => cells[day]!),
      overtime,
    ),
  );
  return { byDay, all: sumOf(byDay) };
}
