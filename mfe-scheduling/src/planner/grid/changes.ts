import { detailsOf, type PlannedField } from '../../shifts/shift-values.ts';
import type { ScheduledShift } from './grid.types.ts';
import { hoursOf } from './calendar.ts';

/** What a planner says of a shift; hours and pay follow from it. */
export type Planned = Pick<ScheduledShift, PlannedField>;

/** One of several changes that happen together. `key` is the shift's id, or a name for one that has none yet. */
export type Change =
  | { key: string; kind: 'create'; shift: Planned; /** Id of the original. */ copied?: string; overrideReason?: string }
  /** `seen`: what its fields were for whoever changes them, where that is not what the grid shows. */
  | { key: string; kind: 'update'; shift: Partial<Planned>; seen?: Partial<Planned>; overrideReason?: string }
  | { key: string; kind: 'delete' }
  /** A deletion that is undone: the same shift is back, as it was. */
  | { key: string; kind: 'restore'; shift: Planned };

/** With why somebody is planned without a valid license. */
export const overriding = (changes: readonly Change[], overrideReason: string): readonly Change[] =>
  changes.map((change) =>
    change.kind === 'create' || change.kind === 'update' ? { ...change, overrideReason } : change,
  );

export function plannedOf(shift: Planned): Planned {
  const { clientId, locationId, postId, employeeId, startTime, endTime, status } = shift;
  return { ...detailsOf(shift), clientId, locationId, postId, employeeId, startTime, endTime, status };
}

/** A copy is planned anew, whatever became of the original. */
export const copyOf = (shift: ScheduledShift): Planned => ({ ...plannedOf(shift), status: 'SCHEDULED' });

/** The changes that take changes back, last first. @param shiftOf a shift as it is before them, by its key */
export const inverseOf = (changes: readonly Change[], shiftOf: (key: string) => ScheduledShift | undefined): Change[] =>
  changes.toReversed().flatMap((change): Change[] => {
    if (change.kind === 'create' || change.kind === 'restore') return [{ key: change.key, kind: 'delete' }];
    const before = shiftOf(change.key);
    if (!before) return [];
    if (change.kind === 'delete') return [{ key: change.key, kind: 'restore', shift: plannedOf(before) }];
    const fields = Object.keys(change.shift);
    const shift = Object.fromEntries(Object.entries(plannedOf(before)).filter(([name]) => fields.includes(name)));
    return [{ key: change.key, kind: 'update', shift }];
  });

/** Of what was sent, what is not there yet: a refresh may bring a new shift before the answer that it was made. */
export function awaited(sent: readonly Change[], shifts: readonly Planned[]): readonly Change[] {
  const nameOf = ({ employeeId, clientId, locationId, postId, status, startTime, endTime }: Planned): string =>
    [employeeId, clientId, locationId, postId, status, Date.parse(startTime), Date.parse(endTime)].join(' ');
  if (!sent.some(({ kind }) => kind === 'create')) return sent;
  const there = new Set(shifts.map(nameOf));
  return sent.filter((change) => change.kind !== 'create' || !there.has(nameOf(change.shift)));
}

/** Shifts as they will be, until the server says how they are: what it will compute is guessed. */
export function foreseen(
  shifts: readonly ScheduledShift[],
  changes: readonly Change[],
  rateOf: (employeeId: string) => number,
): readonly ScheduledShift[] {
  if (changes.length === 0) return shifts;
  const byKey = new Map(changes.map((change) => [change.key, change]));
  const guessed = (shift: ScheduledShift): ScheduledShift => {
    const hours = hoursOf(shift);
    return { ...shift, hours, pay: (Math.round(rateOf(shift.employeeId) * hours * 100) / 100).toFixed(2) };
  };
  const kept = shifts.flatMap((shift) => {
    const change = byKey.get(shift.id);
    if (!change) return [shift];
    return change.kind === 'update' ? [guessed({ ...shift, ...change.shift })] : [];
  });
  const created = changes.flatMap((change) =>
    change.kind === 'create' || change.kind === 'restore'
      ? [
          guessed({
            ...change.shift,
            id: change.key,
            seriesId: null,
            hours: 0,
            pay: '0.00',
            isDraft: false,
            publishedAt: null,
          }),
        ]
      : [],
  );
  return [...kept, ...created].toSorted((a, b) => (a.startTime < b.startTime ? -1 : a.startTime > b.startTime ? 1 : 0));
}
