import { createContext, use } from 'react';
import type { Period } from './calendar.ts';
import type { Density } from './density.ts';
import type { By, Placed, Row, ScheduledShift, Verdict } from './grid.types.ts';

/** A place in the grid: a cell, or one of its gaps and shifts. */
export interface Place {
  rowId: string;
  day: number;
  /** Undefined is the cell itself. */
  shiftId: string | undefined;
}

/** What all rows share. It changes seldom, so rows are drawn anew only for what changes in them. */
export interface GridMeans {
  by: By;
  density: Density;
  period: Period;
  /** Number of today among the days, or -1. */
  today: number;
  /** On whose clock a shift's times are: that of the place where it is worked. */
  zoneOf: (shift: Pick<ScheduledShift, 'clientId' | 'locationId'>) => string;
  /** Where a shift is, or who has it, in words. */
  clientOf: (shift: Pick<ScheduledShift, 'clientId'>) => string;
  locationOf: (shift: ScheduledShift) => string;
  employeeOf: (shift: ScheduledShift) => string;
  onCell: (place: Place) => void;
  onShift: (place: Place, how: { add: boolean }) => void;
  onResize: (shift: ScheduledShift, minutes: number) => void;
  onDismiss: (shiftId: string) => void;
}

export const GridContext = createContext<GridMeans | undefined>(undefined);

/** @throws outside of the grid */
export function useGrid(): GridMeans {
  const means = use(GridContext);
  if (!means) throw new Error('This belongs into a week grid.');
  return means;
}

/** How a row differs from its data at the moment; a new object only when it does. */
export interface RowState {
  /** The place of the one tab stop, when it is in this row. */
  active: Place | undefined;
  /** What would become of what is on its way if it were put into this row, at which day. */
  verdict: (Verdict & { day: number }) | undefined;
  /** The day into which something is about to be put. */
  target: number | undefined;
  /** The last of them, where there are several. */
  until: number | undefined;
  /** The gap into which something is about to be put. */
  targetGap: string | undefined;
  selected: ReadonlySet<string>;
  carried: ReadonlySet<string>;
  /** Sent, not yet answered. */
  pending: ReadonlySet<string>;
  refusals: ReadonlyMap<string, string>;
}

/** The id of the element at a place, to focus it. */
export const elementId = ({ rowId, day, shiftId }: Place): string =>
  shiftId === undefined ? `cell-${rowId}-${day}` : `shift-${shiftId}`;

/** All places in the order of the keyboard: in a column a cell, its gaps and shifts, then the cell below. */
export const placesOf = ({ id: rowId, cells, post }: Row, day: number): Place[] => [
  { rowId, day, shiftId: undefined },
  ...(post?.days[day]!.gaps ?? []).map(({ id }) => ({ rowId, day, shiftId: id })),
  ...cells[day]!.map(({ shift }: Placed) => ({ rowId, day, shiftId: shift.id })),
];
