import { useToast } from '@portfolio/ui/toast';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Habit } from '../quick-line/quick-line.ts';
import { useTranslation } from '../../translator.ts';
import { movedTimes, type Period } from './calendar.ts';
import type { Change, Planned } from './changes.ts';
import { elementId, type Place } from './grid-context.ts';
import type { Row, Schedule } from './grid.types.ts';
import { QuickCreate } from './quick-create.tsx';
import type { Stretch } from './use-grid-drag.ts';
import type { Conflicts } from './use-conflicts.ts';
import { useQuickMeans, withUsual } from './use-quick-means.ts';
import type { ShiftChanges } from './use-shift-changes.ts';
import type { useWords } from './use-shift-words.ts';

interface Quick {
  place: Place;
  /** The last of several days that get the same. */
  until: number;
  /** Planned just now on the day before. */
  same?: Habit;
  refused?: { text: string; sentence: string };
}

interface Options {
  schedule: Schedule;
  period: Period;
  rows: readonly Row[];
  names: Parameters<typeof useWords>[0];
  conflicts: Conflicts;
  changes: ShiftChanges;
  goTo: (place: Place) => void;
  setActive: (place: Place) => void;
  onForm: (place: Place, planned: Partial<Planned>) => void;
}

let lines = 0;

/** The line below a day in which a shift is planned: nobody waits for the answer to the one before. */
export function useQuickLine(options: Options): {
  openAt: (place: Place, until?: number) => void;
  /** The days that it is for, where they are several. */
  target: Stretch | undefined;
  line: ReactNode;
} {
  const { schedule, period, rows, names, conflicts, changes, goTo, setActive, onForm } = options;
  const { t } = useTranslation();
  const toast = useToast();
  const [quick, setQuick] = useState<Quick>();
  const latest = useRef(quick);
  useEffect(() => {
    latest.current = quick;
  });
  const meansOf = useQuickMeans(schedule, period, names, conflicts);
  const means = quick && meansOf(quick.place, rows);
  const count = quick ? quick.until - quick.place.day + 1 : 0;

  const close = (back: boolean): void => {
    setQuick(undefined);
    if (back && quick) goTo(quick.place);
  };
  /** The same on each of the days. */
  const eachDay = ({ place, until }: Quick, first: Planned): Planned[] =>
    Array.from({ length: until - place.day + 1 }, (_, days) => ({
      ...first,
      ...movedTimes(first, { days }, names.zoneOf(first)),
    }));
  const save = async (line: Quick, planned: Planned, text: string): Promise<void> => {
    const list = eachDay(line, planned).map((shift): Change => ({
      key: `line-${(lines += 1)}`,
      kind: 'create',
      shift,
    }));
    try {
      await changes.asking(
        list,
        list.length > 1 ? t('repetition.done', { count: list.length }) : t('scheduler.created'),
      );
    } catch (error) {
      const sentence = changes.sentenceOf(error, list);
      // Another line is being written meanwhile: it stays.
      if (latest.current) toast('danger', sentence);
      else setQuick({ ...line, refused: { text, sentence } });
    }
  };

  return {
    openAt: (place, until = place.day) => setQuick({ place, until }),
    target: quick && count > 1 ? { ...quick.place, until: quick.until } : undefined,
    line: quick && means && (
      <QuickCreate
        key={`${quick.place.rowId} ${quick.place.day}`}
        place={quick.place}
        means={quick.same ? withUsual(means, quick.same) : means}
        refused={quick.refused}
        days={count}
        eachDay={(planned) => eachDay(quick, planned)}
        save={(planned, text) => void save(quick, planned, text)}
        onForm={
          // It plans one shift.
          count > 1
            ? undefined
            : (planned) => {
                // The form gives the focus back to what had it.
                document.getElementById(elementId(quick.place))?.focus({ preventScroll: true });
                close(false);
                onForm(quick.place, planned);
              }
        }
        onNext={(same) => {
          const next = { ...quick.place, day: quick.until + 1 };
          if (next.day >= period.days.length) return close(true);
          setActive(next);
          setQuick({ place: next, until: next.day, same });
        }}
        onClose={close}
      />
    ),
  };
}
