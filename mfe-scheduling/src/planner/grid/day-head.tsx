import type { CalendarDate } from '@internationalized/date';
import { useTranslation } from '../../translator.ts';
import { useGrid } from './grid-context.ts';
import { useDayWords } from './use-day-words.ts';

/** A day's column title; in the view of one day also the hours below it. */
export function DayHead({ day, index, isToday }: { day: CalendarDate; index: number; isToday: boolean }) {
  const { t } = useTranslation();
  const { period } = useGrid();
  const words = useDayWords();
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      className={isToday ? 'today' : undefined}
      {...(isToday && { 'aria-current': 'date' as const })}
    >
      {words.short(day)}
      {isToday && <span className="tag">{` · ${t('scheduler.today')}`}</span>}
      {period.view === 'day' && (
        <div className="hours" aria-hidden>
          {['00', '06', '12', '18', '24'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      )}
    </div>
  );
}
