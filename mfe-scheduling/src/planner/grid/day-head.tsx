import type { CalendarDate } from '@internationalized/date';
import { memo } from 'react';
import { useTranslation } from '../../translator.ts';
import { useHoliday } from '../holidays/use-holidays.tsx';
import { isNarrow } from './calendar.ts';
import { useGrid } from './grid-context.ts';
import { useDayWords } from './use-day-words.ts';

interface Props {
  day: CalendarDate;
  index: number;
  isToday: boolean;
}

/** A day's column title; in the view of one day also the hours below it. Rows come and go below it while it stays. */
export const DayHead = memo(function DayHead({ day, index, isToday }: Props) {
  const { t } = useTranslation();
  const { period } = useGrid();
  const words = useDayWords();
  const holiday = useHoliday(day);
  if (isNarrow(period.view)) return <NarrowHead day={day} index={index} isToday={isToday} />;
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      className={isToday ? 'today' : undefined}
      {...(isToday && { 'aria-current': 'date' as const })}
    >
      {words.short(day)}
      {isToday && <span className="tag">{` · ${t('scheduler.today')}`}</span>}
      {holiday && (
        <small className="holiday" title={holiday}>
          {holiday}
        </small>
      )}
      {period.view === 'day' && (
        <div className="hours" aria-hidden>
          {['00', '06', '12', '18', '24'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      )}
    </div>
  );
});

/** Of many days: the letter of the weekday above the day of the month. */
function NarrowHead({ day, index, isToday }: Props) {
  const { language } = useTranslation();
  const words = useDayWords();
  const holiday = useHoliday(day);
  const whole = [words.short(day), holiday].filter(Boolean).join(', ');
  const letter = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' }).format(day.toDate('UTC'));
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      className={isToday ? 'today' : undefined}
      {...(isToday && { 'aria-current': 'date' as const })}
      title={whole}
    >
      <span aria-hidden>
        {letter}
        <br />
        {day.day}
        {holiday && '*'}
      </span>
      <span className="unseen">{whole}</span>
    </div>
  );
}
