import { paintLimits } from '@portfolio/contracts/scheduling';
import { shiftHours } from '@portfolio/contracts/dates';
import { useChosenZone } from '@portfolio/remote-kit';
import { dayIn, useNow, viewersZone } from '@portfolio/remote-kit/times';
import { Panel } from '@portfolio/ui/card';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { useIsCopy } from '../../offline/as-of.tsx';
import { useKeptQuery } from '../../offline/use-kept-query.ts';
import { daysOf, monthAfter } from '../../time-off/month.ts';
import { useTranslation } from '../../translator.ts';
import { BrushField } from './brush-field.tsx';
import { strokesOn, type Brush } from './brush.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { MyMonth } from './painted.graphql.ts';
import { usePainting } from './use-painting.ts';
import { daysAfter } from './weeks-of-month.ts';

/** When one can't work, would rather, or rather not, by date: a month that is painted. */
export function Painted() {
  const { t, language } = useTranslation();
  const id = useId();
  const isCopy = useIsCopy();
  const now = useNow();
  const timezone = useChosenZone();
  const today = dayIn(timezone ?? viewersZone(), now);
  const last = daysAfter(today, paintLimits.daysAhead);
  const [moved, move] = useState(today);
  const active = moved < today ? today : moved;
  const [brush, setBrush] = useState<Brush>({ kind: 'CANNOT', part: 'day', from: '09:00', until: '17:00' });
  const { said, paintOver } = usePainting();
  const month = active.slice(0, 7);
  const { days } = daysOf(month);
  const { data } = useKeptQuery(MyMonth, {
    variables: { firstDay: days[0]!, lastDay: days.at(-1)!, timezone },
    fetchPolicy: 'cache-and-network',
  });
  if (!said) return null;
  const planned = data?.myShifts.results.filter(({ status }) => status !== 'CANCELLED') ?? [];
  const shifts = new Map(
    [...Map.groupBy(planned, ({ date }) => date)].map(([day, own]) => [
      day,
      own.map((shift) => shiftHours(shift.startTime, shift.endTime, language, timezone ?? shift.timeZone)),
    ]),
  );
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const isWrong = brush.part === 'times' && !(isTime(brush.from) && isTime(brush.until) && brush.from !== brush.until);
  const show = (months: number): void => {
    const day = `${monthAfter(month, months)}-01`;
    move(day < today ? today : day);
  };
  return (
    <Panel title={t('availability.painted.title')} gap={3}>
      <Muted>{t('availability.painted.lead')}</Muted>
      {!isCopy && <BrushField brush={brush} onChange={setBrush} />}
      <div>
        <Cluster $justify="space-between">
          <IconButton
            size="large"
            icon={<ChevronLeft aria-hidden />}
            label={t('timeOff.monthBefore')}
            disabled={month <= today.slice(0, 7)}
            onClick={() => show(-1)}
          />
          <strong id={id} aria-live="polite">
            {name.format(new Date(`${month}-01`))}
          </strong>
          <IconButton
            size="large"
            icon={<ChevronRight aria-hidden />}
            label={t('timeOff.monthAfter')}
            disabled={month >= last.slice(0, 7)}
            onClick={() => show(1)}
          />
        </Cluster>
        <MonthCalendar
          labelledBy={id}
          describedBy={`${id}-keys`}
          active={active}
          onMove={move}
          first={today}
          last={last}
          said={said}
          shifts={shifts}
          brush={brush}
          disabled={isCopy || isWrong}
          onPaint={(painted) => {
            const over = brush.kind === 'CANNOT' ? painted.filter((day) => shifts.has(day)).length : 0;
            void paintOver(said, strokesOn(said, painted, brush), over);
          }}
        />
      </div>
      <Muted>
        <BriefcaseBusiness size="1em" style={{ display: 'inline' }} aria-hidden /> {t('availability.painted.planned')}
      </Muted>
      <Muted id={`${id}-keys`}>{t('availability.painted.keys')}</Muted>
    </Panel>
  );
}

const isTime = (value: string): boolean => /^\d\d:\d\d$/.test(value);
