import { calendarDay } from '@portfolio/remote-kit/times';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import { color, radius, space } from '@portfolio/ui/tokens';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { monthAfter, tapped, weeksOf } from './month.ts';

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 2px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const Head = styled.span`
  color: ${color.muted};
`;

const Day = styled.button`
  min-height: ${space(11)};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: ${color.accent};
  }
  &[data-later] {
    color: ${color.muted};
  }
  &[aria-pressed='true'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &:disabled {
    color: ${color.muted};
    text-decoration: line-through;
    cursor: default;
  }
`;

interface Props {
  from: string;
  until: string;
  /** Days before cannot be chosen. */
  first: string;
  onChange: (days: { from: string; until: string }) => void;
}

/** A month of days; two taps choose a stretch of them. Who types has fields for the same. */
export function MonthPicker({ from, until, first, onChange }: Props) {
  const { t, language } = useTranslation();
  const id = useId();
  const [moved, setMoved] = useState(0);
  const [began] = useState(from || first);
  const month = monthAfter(began, moved);
  const { before, days } = weeksOf(month);
  const named = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  return (
    <div role="group" aria-labelledby={id}>
      <Cluster $justify="space-between">
        <IconButton
          size="large"
          icon={<ChevronLeft aria-hidden />}
          label={t('timeOff.monthBefore')}
          disabled={month <= first.slice(0, 7)}
          onClick={() => setMoved(moved - 1)}
        />
        <strong id={id} aria-live="polite">
          {named.format(new Date(`${month}-01`))}
        </strong>
        <IconButton
          size="large"
          icon={<ChevronRight aria-hidden />}
          label={t('timeOff.monthAfter')}
          onClick={() => setMoved(moved + 1)}
        />
      </Cluster>
      <Days>
        {Array.from({ length: 7 }, (_, place) => (
          // 1 January 2024 is a Monday.
          <Head key={place} aria-hidden>
            {weekday.format(Date.UTC(2024, 0, place + 1))}
          </Head>
        ))}
        {days.map((day, index) => (
          <Day
            key={day}
            type="button"
            style={index === 0 ? { gridColumnStart: before + 1 } : undefined}
            disabled={day < first}
            data-later={day.startsWith(month) ? undefined : true}
            aria-pressed={from !== '' && from <= day && day <= (until || from)}
            aria-label={calendarDay(day, language)}
            onClick={() => onChange(tapped({ from, until }, day))}
          >
            {Number(day.slice(8))}
          </Day>
        ))}
      </Days>
    </div>
  );
}
