import { useHost } from '@portfolio/remote-kit';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../translator.ts';
import { boundsIn, dayIndex, movedTimes, resizedTimes, step, type Period } from './calendar.ts';
import type { Gap } from './gaps.ts';
import type { By, Row, ScheduledShift } from './grid.types.ts';
import { gapBeside, gapKeys } from './keyboard.ts';
import { nowhere, rowIndexOf, withinRows, type Distance, type Moving } from './moves.ts';
import { useWords } from './use-shift-words.ts';

export type CarryMode = 'move' | 'copy' | 'resize';

interface Carried {
  mode: CarryMode;
  shifts: readonly ScheduledShift[];
  /** Of the first of them, where the grid shows what would become of it. */
  from: { row: number; day: number };
  distance: Distance;
  /** Into which it would go, with its times. */
  gap: Gap | undefined;
}

interface Options {
  rows: readonly Row[];
  by: By;
  period: Period;
  names: Parameters<typeof useWords>[0];
  /** What would become of it, in words. */
  verdictOf: (moving: Moving) => string;
  onDone: (carried: Pick<Carried, 'mode' | 'shifts' | 'distance' | 'gap'>) => Promise<void>;
}

const steps: Partial<Record<string, Partial<Distance>>> = {
  ArrowRight: { days: 1 },
  ArrowLeft: { days: -1 },
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
};

/** Shifts that were picked up with the keyboard: arrows say where they go, Enter puts them down, Escape puts them back. */
export function useCarry({ rows, by, period, names, verdictOf, onDone }: Options) {
  const { t } = useTranslation();
  const { announce } = useHost();
  const words = useWords(names);
  const [carried, setCarried] = useState<Carried>();
  const hint = t(by === 'posts' ? 'scheduler.carry.gapHint' : 'scheduler.carry.hint');

  const sentenceOf = ({ mode, shifts, from, distance, gap }: Carried): string => {
    const [first] = shifts;
    if (!first) return '';
    const times =
      mode === 'resize'
        ? resizedTimes(first, 'end', distance.minutes, names.zoneOf(first))
        : (gap ?? movedTimes(first, distance, names.zoneOf(first)));
    const sentence = t('scheduler.carry.target', {
      verb: t(`scheduler.carry.${mode}`),
      shift: shifts.length === 1 ? words.siteOf(first) : t('scheduler.shiftCount', { count: shifts.length }),
      when: words.whenOf(gap?.post ?? first, times),
      row: rows[from.row + distance.rows]?.name ?? '',
    });
    if (mode === 'resize') return sentence;
    return [sentence, verdictOf({ shifts, from, distance, gap, isCopy: mode === 'copy' })].filter(Boolean).join('. ');
  };

  const carry = (next: Carried | undefined, said: string): void => {
    setCarried(next);
    announce(said, 'assertive');
  };

  const placeOf = ({ from, distance }: Carried) => ({
    rowId: rows[from.row + distance.rows]?.id ?? '',
    day: from.day + distance.days,
  });

  const start = (mode: CarryMode, shifts: readonly ScheduledShift[]): void => {
    const [first] = shifts;
    if (!first) return;
    const day = Math.max(0, dayIndex(boundsIn(period, names.zoneOf(first)), Date.parse(first.startTime)));
    const from = { row: rowIndexOf(rows, by, first), day };
    const next = { mode, shifts, from, distance: nowhere, gap: undefined };
    carry(next, `${sentenceOf(next)}. ${hint}`);
  };

  const onKey = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => {
    if (!carried) return false;
    const { mode, shifts, from, distance } = carried;
    const arrow = steps[key];
    const gapStep = gapKeys[key];
    if (key === 'Escape') carry(undefined, t('scheduler.carry.left'));
    else if (key === 'Enter' || key === ' ') {
      setCarried(undefined);
      void onDone(carried);
    } else if (gapStep && by === 'posts' && mode !== 'resize' && shifts.length === 1) {
      const found = gapBeside(rows, { ...placeOf(carried), shiftId: carried.gap?.id }, gapStep);
      if (!found) {
        carry(carried, t('scheduler.gap.noMore'));
        return true;
      }
      const row = rows.findIndex(({ id }) => id === found.rowId);
      const next = {
        ...carried,
        gap: found.gap,
        distance: { ...nowhere, rows: row - from.row, days: found.day - from.day },
      };
      carry(next, sentenceOf(next));
    } else if (arrow) {
      const wanted: Distance =
        mode === 'resize'
          ? { ...nowhere, minutes: distance.minutes + step * ((arrow.days ?? 0) + 4 * (arrow.rows ?? 0)) }
          : {
              ...withinRows(rows, by, shifts, { ...distance, rows: distance.rows + (arrow.rows ?? 0) }),
              days: within(distance.days + (arrow.days ?? 0), -from.day, period.days.length - 1 - from.day),
            };
      const next = { ...carried, gap: undefined, distance: wanted };
      carry(next, sentenceOf(next));
    }
    // While something is carried, no other key does anything.
    return key !== 'Tab';
  };

  return {
    isCarrying: carried !== undefined,
    carried: carried?.shifts ?? none,
    target: carried && { ...placeOf(carried), gapId: carried.gap?.id },
    /** What moves, while it is not only made longer or shorter. */
    moving: useMemo(
      () => (carried && carried.mode !== 'resize' ? { ...carried, isCopy: carried.mode === 'copy' } : undefined),
      [carried],
    ),
    /** What would happen, for the eyes. */
    hint: carried && `${sentenceOf(carried)}. ${hint}`,
    start,
    onKey,
    leave: () => setCarried(undefined),
  };
}

const none: readonly ScheduledShift[] = [];

const within = (value: number, lowest: number, highest: number): number => Math.max(lowest, Math.min(highest, value));
