import type { CalendarDate } from '@internationalized/date';
import { useOpened } from '@portfolio/remote-kit';
import { useState } from 'react';
import { dateOf } from './calendar.ts';
import type { Planned } from './changes.ts';
import type { Row, ScheduledShift } from './grid.types.ts';

/** A shift to look into, or a place for a new one. */
export type Opened =
  | { shift: ScheduledShift }
  | {
      shift?: undefined;
      row: Row | undefined;
      day: CalendarDate;
      /** What has been said of it already. */
      planned?: Partial<Planned>;
    };

/** As the address has it: `shift-4`, `new-2026-11-24-7`. */
const nameOf = (opened: Opened): string =>
  opened.shift ? `shift-${opened.shift.id}` : `new-${opened.day.toString()}-${opened.row?.id ?? ''}`;

/** What a name means in the grid that is shown; undefined for what is not in it. */
function openedNamed(name: string, rows: readonly Row[], shifts: readonly ScheduledShift[]): Opened | undefined {
  const [, id] = /^shift-(\d+)$/.exec(name) ?? [];
  const shift = shifts.find((each) => each.id === id);
  if (shift) return { shift };
  const [, date, rowId] = /^new-(\d{4}-\d\d-\d\d)-(.*)$/.exec(name) ?? [];
  const day = dateOf(date ?? null);
  return day && { row: rows.find((row) => row.id === rowId), day };
}

/** What the dialog of the grid is open for; as it was when it opened, whatever becomes of the grid meanwhile. */
export function useOpenedPlace(
  rows: readonly Row[],
  shifts: readonly ScheduledShift[],
): [Opened | undefined, (opened: Opened | undefined) => void] {
  const [name, setName] = useOpened();
  const [kept, setKept] = useState<{ name: string; opened: Opened }>();
  const [last, setLast] = useState(name);
  if (name !== last) {
    setLast(name);
    // What Back or Forward opens again is as it is then.
    if (name !== kept?.name) setKept(undefined);
  }
  if (name !== undefined && kept?.name !== name) {
    const opened = openedNamed(name, rows, shifts);
    if (opened) setKept({ name, opened });
  }
  const open = (opened: Opened | undefined): void => {
    // An address has no room for what has been said already.
    if (opened) setKept({ name: nameOf(opened), opened });
    setName(opened && nameOf(opened));
  };
  return [kept?.name === name ? kept?.opened : undefined, open];
}
