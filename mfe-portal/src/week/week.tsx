import type { Timezone } from '@portfolio/contracts/scheduling';
import { dollars } from '@portfolio/remote-kit/figures';
import { dayIn, shiftDay, viewersZone, shiftLength } from '@portfolio/remote-kit/times';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Muted, Title } from '@portfolio/ui/text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { graphql } from '../generated/index.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { weekOf, weeksAfter, totalOf } from './days.ts';

/** Nobody begins more shifts in a week. A page of 100 would cost more than one query may. */
const MyWeek = graphql(`
  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {
    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: "start_time", pageSize: 50) {
      results {
        ...PortalShiftFields
      }
    }
  }
`);

interface Props {
  /** A day of the week to show, `YYYY-MM-DD`; default: the present one. */
  day: string | undefined;
  timezone: Timezone | undefined;
  now: Date;
  onShow: (day: string) => void;
  renderShift: (shift: PortalShift) => ReactNode;
}

/** A week of shifts, day by day, with hours and pay. */
export function Week({ day, timezone, now, onShow, renderShift }: Props) {
  const { t, language } = useTranslation();
  const week = weekOf(day ?? dayIn(timezone ?? viewersZone(), now));
  const [monday = '', sunday = ''] = [week[0], week[6]];
  const result = useKeptQuery(MyWeek, { variables: { firstDay: monday, lastDay: sunday, timezone } });
  const name = (date: string): string => shiftDay(`${date}T12:00:00Z`, language, 'UTC');

  return (
    <Stack>
      <Cluster $justify="space-between">
        <IconButton
          size="large"
          icon={<ChevronLeft aria-hidden />}
          label={t('week.previous')}
          onClick={() => onShow(weeksAfter(monday, -1))}
        />
        <Title as="h3" aria-live="polite">
          {name(monday)} – {name(sunday)}
        </Title>
        <IconButton
          size="large"
          icon={<ChevronRight aria-hidden />}
          label={t('week.next')}
          onClick={() => onShow(weeksAfter(monday, 1))}
        />
      </Cluster>
      <Loaded result={result} loading={t('shifts.loading')} failed={t('shifts.failed')}>
        {({ myShifts: { results: shifts } }) => (
          <>
            <Total label={t('week.total')} shifts={shifts} />
            {week.map((date) => (
              <Day
                key={date}
                name={name(date)}
                shifts={shifts.filter((s) => s.date === date)}
                renderShift={renderShift}
              />
            ))}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

interface DayProps extends Pick<Props, 'renderShift'> {
  name: string;
  shifts: readonly PortalShift[];
}

function Day({ name, shifts, renderShift }: DayProps) {
  const { t } = useTranslation();
  return (
    <Stack as="section" aria-label={name} $gap={2}>
      <Cluster $justify="space-between">
        <Title as="h3">{name}</Title>
        {shifts.length > 0 ? <Total shifts={shifts} /> : <Muted>{t('week.free')}</Muted>}
      </Cluster>
      {shifts.map((shift) => (
        <Fragment key={shift.id}>{renderShift(shift)}</Fragment>
      ))}
    </Stack>
  );
}

const Figures = styled.p`
  font-weight: 550;
`;

/** Hours and pay of several shifts together. */
export function Total({ label, shifts }: { label?: string; shifts: readonly PortalShift[] }) {
  const { language } = useTranslation();
  const { hours, pay } = totalOf(shifts);
  return (
    <Figures>
      {label && `${label}: `}
      {shiftLength(hours, language)} · {dollars(pay, language)}
    </Figures>
  );
}
