import { shiftDay } from '@portfolio/remote-kit/times';
import { habitsOf, timesOn, type Candidate, type Habit } from '../quick-line/quick-line.ts';
import { instantOf, localTime } from '../../shared/times/local-time.ts';
import { useTranslation } from '../../translator.ts';
import type { Period } from './calendar.ts';
import type { Planned } from './changes.ts';
import type { Place } from './grid-context.ts';
import type { Neighbour, Row, Schedule, ScheduledShift } from './grid.types.ts';
import { siteId, sitesOf } from './layout.ts';
import { placeIn } from './moves.ts';
import type { Conflicts } from './use-conflicts.ts';
import { useWords } from './use-shift-words.ts';

/** What the line of a day knows: whom or what it may name, and what is usual in its row. */
export interface QuickMeans {
  /** "Ann Archer, Tue 24 Nov". */
  title: string;
  candidates: readonly Candidate[];
  habits: readonly Habit[];
  nameOf: (id: string) => string;
  plannedOn: (habit: Habit) => Planned;
  wordsOf: (planned: Planned) => string;
  warningsOf: (planned: readonly Planned[]) => readonly string[];
}

/** Of a shift that is planned anew. */
const fresh = { title: '', notes: '', allowOverlap: false, status: 'SCHEDULED' } as const;

type Done = Neighbour | ScheduledShift;

/** In an employee's row a line names a site, in a site's row an employee. */
export function useQuickMeans(
  schedule: Schedule,
  period: Period,
  names: Parameters<typeof useWords>[0],
  conflicts: Conflicts,
): (place: Place, rows: readonly Row[]) => QuickMeans | undefined {
  const { language } = useTranslation();
  const words = useWords(names);

  return (place, rows) => {
    const row = rows.find(({ id }) => id === place.rowId);
    const day = period.days[place.day];
    if (!row || !day) return undefined;
    const sites = sitesOf(schedule);
    const ofRow: Candidate[] = row.site
      ? schedule.employees.map(({ id, name }) => ({ id, name }))
      : sites.map(({ id, name, detail }) => ({ id, name: [detail, name].filter(Boolean).join(', ') }));
    const idOf = (shift: Done) => (row.site ? shift.employeeId : siteId(shift));
    const isOfRow = (shift: Done): boolean => {
      if (row.employee) return shift.employeeId === row.id;
      if (row.post && 'postId' in shift) return shift.postId === row.id;
      return row.site !== undefined && siteId(shift) === siteId(row.site);
    };
    const own = [...schedule.neighbours, ...schedule.shifts]
      .filter(isOfRow)
      .filter(({ status }) => status !== 'CANCELLED')
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
      .map((shift): Habit => {
        const clock = (instant: string) => localTime(instant, names.zoneOf(shift)).slice(11);
        return { id: idOf(shift), start: clock(shift.startTime), end: clock(shift.endTime) };
      });
    const known = new Map(ofRow.map(({ id, name }) => [id, name]));

    const plannedOn = (habit: Habit): Planned => {
      const there = row.site ? { employeeId: habit.id } : sites.find(({ id }) => id === habit.id)?.site;
      const planned = { clientId: '', locationId: null, postId: null, employeeId: '', ...placeIn(row), ...there };
      const zone = names.zoneOf(planned);
      const { startTime, endTime } = timesOn(day.toString(), day.add({ days: 1 }).toString(), habit);
      const at = (local: string) => instantOf(local, zone) ?? '';
      return { ...fresh, ...planned, startTime: at(startTime), endTime: at(endTime) };
    };
    return {
      title: `${row.name}, ${shiftDay(day.toString(), language, 'UTC')}`,
      candidates: ofRow,
      habits: habitsOf(own).filter(({ id }) => known.has(id)),
      nameOf: (id) => known.get(id) ?? '',
      plannedOn,
      wordsOf: (planned) =>
        `${row.site ? words.employeeOf({ ...empty, ...planned }) : words.siteOf({ ...empty, ...planned })}: ${words.whenOf(planned, planned)}`,
      warningsOf: (planned) =>
        conflicts.after(planned.map((shift, index) => ({ key: `quick-${index}`, kind: 'create', shift }))).reasons,
    };
  };
}

/** What the service adds to what is planned. */
const empty = { id: '', seriesId: null, hours: 0, pay: '0.00', isDraft: false, publishedAt: null } as const;

/** With what was planned just now as the usual. */
export const withUsual = (means: QuickMeans, same: Habit): QuickMeans => ({
  ...means,
  habits: habitsOf([...means.habits.toReversed(), same]).toSorted(
    (a, b) => Number(isSame(b, same)) - Number(isSame(a, same)),
  ),
});

const isSame = (one: Habit, other: Habit): boolean =>
  one.id === other.id && one.start === other.start && one.end === other.end;
