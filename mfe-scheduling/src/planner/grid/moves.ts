import { movedTimes, resizedTimes } from './calendar.ts';
import { copyOf, type Change, type Planned } from './changes.ts';
import { into, type Gap } from './gaps.ts';
import type { By, Row, ScheduledShift } from './grid.types.ts';
import { rowIdOf } from './layout.ts';

/** How far shifts are moved: days, rows down, and minutes (in the view of one day). */
export interface Distance {
  days: number;
  rows: number;
  minutes: number;
}

export const nowhere: Distance = { days: 0, rows: 0, minutes: 0 };

/** Shifts on their way, from the row and day of the first of them. */
export interface Moving {
  shifts: readonly ScheduledShift[];
  from: { row: number; day: number };
  distance: Distance;
  isCopy: boolean;
  /** Into which one of them goes, with its times; then the distance only leads there. */
  gap?: Gap | undefined;
}

/** On the clock of the place where a shift is worked its days are moved. */
type ZoneOf = (shift: ScheduledShift) => string;

/** Each shift goes as far as the others: to the row so many below its own, at its own time of day. */
export function changesOfMove(
  { rows, by, zoneOf }: { rows: readonly Row[]; by: By; zoneOf: ZoneOf },
  shifts: readonly ScheduledShift[],
  distance: Distance,
  copyKey?: () => string,
): Change[] {
  const isElsewhere = distance.days !== 0 || distance.rows !== 0 || distance.minutes !== 0;
  if (!isElsewhere) return [];
  return shifts.flatMap((shift): Change[] => {
    const row = rows[rowIndexOf(rows, by, shift) + distance.rows];
    if (!row) return [];
    const place: Partial<Planned> = {
      ...((distance.days !== 0 || distance.minutes !== 0) && movedTimes(shift, distance, zoneOf(shift))),
      ...(distance.rows !== 0 && placeIn(row)),
    };
    return copyKey
      ? [{ key: copyKey(), kind: 'create', shift: { ...copyOf(shift), ...place }, copied: shift.id }]
      : [{ key: shift.id, kind: 'update', shift: place }];
  });
}

/** A shift that goes into a gap has its times, too. */
export const changeInto = (shift: ScheduledShift, gap: Gap, copyKey?: () => string): Change =>
  copyKey
    ? { key: copyKey(), kind: 'create', shift: { ...copyOf(shift), ...into(gap) }, copied: shift.id }
    : { key: shift.id, kind: 'update', shift: into(gap) };

/** What a shift has from its row. */
export function placeIn({ site, post, employee, id }: Row): Partial<Planned> {
  if (employee) return { employeeId: employee.id };
  // A shift leaves its post with its place: that is said, so that it is also taken back.
  if (site) return { ...site, postId: post ? id : null };
  return { postId: null };
}

export const rowIndexOf = (rows: readonly Row[], by: By, shift: ScheduledShift): number => {
  const id = rowIdOf(by, shift);
  return rows.findIndex((row) => row.id === id);
};

/** As far as every one of the shifts finds a row. */
export function withinRows(
  rows: readonly Row[],
  by: By,
  shifts: readonly ScheduledShift[],
  wanted: Distance,
): Distance {
  const indexes = shifts.map((shift) => rowIndexOf(rows, by, shift));
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)];
  return { ...wanted, rows: Math.max(-first, Math.min(rows.length - 1 - last, wanted.rows)) };
}

/** The end so many minutes later or earlier, of each. */
export const changesOfResize = (shifts: readonly ScheduledShift[], minutes: number, zoneOf: ZoneOf): Change[] =>
  shifts.flatMap((shift): Change[] => {
    const { endTime } = resizedTimes(shift, 'end', minutes, zoneOf(shift));
    return endTime === shift.endTime ? [] : [{ key: shift.id, kind: 'update', shift: { endTime } }];
  });

/** What has happened already is not cancelled together with what is planned. */
export const changesOfCancel = (shifts: readonly ScheduledShift[]): Change[] =>
  shifts
    .filter(({ status }) => status === 'SCHEDULED' || status === 'IN_PROGRESS')
    .map(({ id }) => ({ key: id, kind: 'update', shift: { status: 'CANCELLED' } }));
