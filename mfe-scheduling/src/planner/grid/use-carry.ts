import { useHost } from '@portfolio/remote-kit';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../translator.ts';
import { boundsIn, dayIndex, movedTimes, resizedTimes, step, type Period } from './calendar.ts';
import type { By, Row, ScheduledShift } from './grid.types.ts';
import { nowhere, rowIndexOf, withinRows, type Distance, type Moving } from './moves.ts';
import { useWords } from './use-shift-words.ts';

export type CarryMode = 'move' | 'copy' | 'resize';

interface Carried {
  mode: CarryMode;
  shifts: readonly ScheduledShift[];
  /** Of the first of them, where the grid shows what would become of it. */
  from: { row: number; day: number };
  distance: Distance;
}

interface Options {
  rows: readonly Row[];
  by: By;
  period: Period;
  names: Parameters<typeof useWords>[0];
  /** What would become of it, in words. */
  verdictOf: (moving: Moving) => string;
  onDone: (mode: CarryMode, shifts: readonly ScheduledShift[], distance: Distance) => Promise<void>;
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

  const sentenceOf = ({ mode, shifts, from, distance }: Carried): string => {
    const [first] = shifts;
    if (!first) return '';
    const times =
      mode === 'resize'
        ? resizedTimes(first, 'end', distance.minutes, names.zoneOf(first))
        : movedTimes(first, distance, names.zoneOf(first));
    const sentence = t('scheduler.carry.target', {
      verb: t(`scheduler.carry.${mode}`),
      shift: shifts.length === 1 ? words.siteOf(first) : t('scheduler.shiftCount', { count: shifts.length }),
      when: words.whenOf(first, times),
      row: rows[from.row + distance.rows]?.name ?? '',
    });
    if (mode === 'resize') return sentence;
    return [sentence, verdictOf({ shifts, from, distance, isCopy: mode === 'copy' })].filter(Boolean).join('. ');
  };

  const carry = (next: Carried | undefined, said: string): void => {
    setCarried(next);
    announce(said, 'assertive');
  };

  const start = (mode: CarryMode, shifts: readonly ScheduledShift[]): void => {
    const [first] = shifts;
    if (!first) return;
    const day = Math.max(0, dayIndex(boundsIn(period, names.zoneOf(first)), Date.parse(first.startTime)));
    const next = { mode, shifts, from: { row: rowIndexOf(rows, by, first), day }, distance: nowhere };
    carry(next, `${sentenceOf(next)}. ${t('scheduler.carry.hint')}`);
  };

  const onKey = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => {
    if (!carried) return false;
    const { mode, shifts, from, distance } = carried;
    const arrow = steps[key];
    if (key === 'Escape') carry(undefined, t('scheduler.carry.left'));
    else if (key === 'Enter' || key === ' ') {
      setCarried(undefined);
      void onDone(mode, shifts, distance);
    } else if (arrow) {
      const wanted: Distance =
        mode === 'resize'
          ? { ...nowhere, minutes: distance.minutes + step * ((arrow.days ?? 0) + 4 * (arrow.rows ?? 0)) }
          : {
              ...withinRows(rows, by, shifts, { ...distance, rows: distance.rows + (arrow.rows ?? 0) }),
              days: within(distance.days + (arrow.days ?? 0), -from.day, period.days.length - 1 - from.day),
            };
      const next = { ...carried, distance: wanted };
      carry(next, sentenceOf(next));
    }
    // While something is carried, no other key does anything.
    return key !== 'Tab';
  };

  const target = carried && {
    rowId: rows[carried.from.row + carried.distance.rows]?.id ?? '',
    day: carried.from.day + carried.distance.days,
  };
  return {
    isCarrying: carried !== undefined,
    carried: carried?.shifts ?? none,
    target,
    /** What moves, while it is not only made longer or shorter. */
    moving: useMemo(
      () => (carried && carried.mode !== 'resize' ? { ...carried, isCopy: carried.mode === 'copy' } : undefined),
      [carried],
    ),
    /** What would happen, for the eyes. */
    hint: carried && `${sentenceOf(carried)}. ${t('scheduler.carry.hint')}`,
    start,
    onKey,
    leave: () => setCarried(undefined),
  };
}

const none: readonly ScheduledShift[] = [];

const within = (value: number, lowest: number, highest: number): number => Math.max(lowest, Math.min(highest, value));
