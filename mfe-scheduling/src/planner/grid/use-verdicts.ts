import { useMemo } from 'react';
import { filling, wantedAt } from './gaps.ts';
import { useGrid, type GridMeans, type RowState } from './grid-context.ts';
import type { Row, ScheduledShift, Verdict } from './grid.types.ts';
import { changeInto, changesOfMove, nowhere, rowIndexOf, type Moving } from './moves.ts';
import { useConflicts, type Conflicts } from './use-conflicts.ts';

type Means = Pick<GridMeans, 'by' | 'zoneOf'>;

/** What would become of what is on its way; undefined where nothing changes. */
export function verdictOf(
  conflicts: Conflicts,
  { by, zoneOf }: Means,
  rows: readonly Row[],
  { shifts, distance, isCopy, gap }: Moving,
): Verdict | undefined {
  let copies = 0;
  const copyKey = (): string => `verdict-${(copies += 1)}`;
  const key = isCopy ? copyKey : undefined;
  const changes = gap
    ? shifts.map((shift) => changeInto(shift, gap, key))
    : changesOfMove({ rows, by, zoneOf }, shifts, distance, key);
  return changes.length === 0 ? undefined : conflicts.after(changes);
}

/**
 * For each row, what would become of a shift that is on its way if it were put down there: worked out for the rows that are
 * drawn, once for each day. Of several shifts only the place they are over is told, by the card at the pointer.
 */
export function useVerdicts(
  rows: readonly Row[],
  moving: Moving | undefined,
): ((row: Row) => RowState['verdict']) | undefined {
  const { by, zoneOf } = useGrid();
  const conflicts = useConflicts();
  const { shifts, from, isCopy, gap } = moving ?? {};
  const { days = 0, minutes = 0 } = moving?.distance ?? {};
  return useMemo(() => {
    if (shifts?.length !== 1 || !from) return undefined;
    const known = new Map<Row, RowState['verdict']>();
    const indexes = new Map(rows.map((row, index) => [row, index]));
    return (row) => {
      if (!known.has(row)) {
        const distance = { days, minutes, rows: (indexes.get(row) ?? from.row) - from.row };
        const verdict = verdictOf(conflicts, { by, zoneOf }, rows, {
          shifts,
          from,
          distance,
          isCopy: isCopy ?? false,
          gap: gap?.post.id === row.id ? gap : undefined,
        });
        known.set(row, verdict && { ...verdict, day: from.day + days });
      }
      return known.get(row);
    };
  }, [rows, by, zoneOf, conflicts, shifts, from, days, minutes, isCopy, gap]);
}

/** For each row, what would become of a guard who is dropped onto its first gap of a day. */
export function useGuardVerdicts(
  guard: { id: string } | undefined,
  day: number | undefined,
): ((row: Row) => RowState['verdict']) | undefined {
  const conflicts = useConflicts();
  return useMemo(() => {
    if (!guard || day === undefined) return undefined;
    return (row) => {
      const gap = wantedAt(row, day);
      return gap && { ...conflicts.after([{ key: 'guard', kind: 'create', shift: filling(gap, guard.id) }]), day };
    };
  }, [guard, day, conflicts]);
}

/** Of all rows, that of a shift and those in which nothing would stand against it. @param id of the shift, or '' for all rows */
export function useFitting(
  rows: readonly Row[],
  shifts: readonly ScheduledShift[],
  id: string,
  { by, zoneOf }: Means,
  conflicts: Conflicts,
): readonly Row[] {
  return useMemo(() => {
    const shift = shifts.find((each) => each.id === id);
    const own = shift ? rowIndexOf(rows, by, shift) : -1;
    if (!shift || own < 0) return rows;
    const fits = (index: number): boolean => {
      const distance = { ...nowhere, rows: index - own };
      const moving = { shifts: [shift], from: { row: own, day: 0 }, distance, isCopy: false };
      return (verdictOf(conflicts, { by, zoneOf }, rows, moving)?.kind ?? 'ok') === 'ok';
    };
    return rows.filter((_, index) => index === own || fits(index));
  }, [rows, shifts, id, by, zoneOf, conflicts]);
}
