import { useToast } from '@portfolio/ui/toast';
import { useTranslation } from '../../translator.ts';
import { filling, type Gap } from './gaps.ts';
import type { By, Row, ScheduledShift } from './grid.types.ts';
import { changeInto, changesOfCancel, changesOfMove, changesOfResize, type Distance } from './moves.ts';
import type { ShiftChanges } from './use-shift-changes.ts';
import type { useNames } from './use-view.ts';

let copies = 0;
const copyKey = (): string => `copy-${(copies += 1)}`;

interface Means {
  rows: readonly Row[];
  by: By;
  names: Pick<ReturnType<typeof useNames>, 'zoneOf'>;
  changes: ShiftChanges;
}

/** What is done to shifts of the grid by pointer, keys and buttons alike: each one step to undo, said in words. */
export function useShiftDeeds({ rows, by, names: { zoneOf }, changes }: Means) {
  const { t } = useTranslation();
  const toast = useToast();
  const said = (isCopy: boolean, count: number): string =>
    t(isCopy ? 'scheduler.copied' : 'scheduler.moved', { count });
  return {
    move: (shifts: readonly ScheduledShift[], distance: Distance, isCopy: boolean): Promise<boolean> => {
      const list = changesOfMove({ rows, by, zoneOf }, shifts, distance, isCopy ? copyKey : undefined);
      return changes.apply(list, said(isCopy, list.length));
    },
    moveInto: (shift: ScheduledShift, gap: Gap, isCopy: boolean): Promise<boolean> =>
      changes.apply([changeInto(shift, gap, isCopy ? copyKey : undefined)], said(isCopy, 1)),
    resize: (shifts: readonly ScheduledShift[], minutes: number): Promise<boolean> => {
      const list = changesOfResize(shifts, minutes, zoneOf);
      return changes.apply(list, t('scheduler.resized', { count: list.length }));
    },
    cancel: (shifts: readonly ScheduledShift[]): void => {
      const list = changesOfCancel(shifts);
      if (list.length === 0) toast('info', t('scheduler.nothingToCancel'));
      else void changes.apply(list, t('scheduler.cancelled', { count: list.length }));
    },
    fill: (gap: Gap, employeeId: string, name: string): Promise<boolean> =>
      changes.apply(
        [{ key: copyKey(), kind: 'create', shift: filling(gap, employeeId) }],
        t('candidates.assigned', { name }),
      ),
  };
}
