import { useZone } from '@portfolio/remote-kit';
import { useFresh } from '@portfolio/remote-kit/screens';
import { clockTime, dayIn, shiftDay, shiftWhen, useNow } from '@portfolio/remote-kit/times';
import { Panel } from '@portfolio/ui/card';
import { Muted } from '@portfolio/ui/text';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompany } from '../shared/company/use-company.tsx';
import type { RecentActivityQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { ZoneMark } from '../shared/times/shift-time.tsx';
import { Loaded } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { RecentActivity } from './dashboard.graphql.ts';

type Entry = RecentActivityQuery['recentActivity'][number];

const List = styled.ol`
  display: grid;

  & > li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space(4)};
  padding-block: ${space(2.5)};
  overflow-wrap: anywhere;
`;

const Moment = styled.time`
  color: ${color.muted};
  font-size: ${fontSize.small};
  white-space: nowrap;
`;

/** scheduling.md §2, Recent Activity: what truly happened; the static welcome while nothing has. */
export function Activity() {
  const { t } = useTranslation();
  const { company } = useCompany();
  const result = useFresh(RecentActivity, { company: company ?? null });
  return (
    <Panel title={t('dashboard.activity.title')}>
      <Loaded result={result} loading={t('dashboard.activity.loading')} failed={t('dashboard.activity.failed')}>
        {({ recentActivity: entries }) =>
          entries.length === 0 ? (
            <Welcome />
          ) : (
            <List>
              {entries.map((entry) => (
                <Happened key={`${entry.kind} ${entry.employeeId} ${entry.shiftId ?? ''} ${entry.at}`} entry={entry} />
              ))}
            </List>
          )
        }
      </Loaded>
    </Panel>
  );
}

export function Welcome() {
  const { t } = useTranslation();
  return <Muted $size="body">{t('dashboard.activity.welcome')}</Muted>;
}

function Happened({ entry }: { entry: Entry }) {
  const { t, language } = useTranslation();
  const { within } = useCompany();
  const own = useZone();
  const { kind, at, employeeId, employeeName, shiftId, clientName, startTime, endTime, timeZone } = entry;
  // On one clock with the shift it happened to, whose clock that is stands there.
  const zone = timeZone ?? own;
  const isToday = dayIn(zone, new Date(at)) === dayIn(zone, useNow());
  const to = shiftId ? `${paths.shifts}/${shiftId}` : `${paths.employees}/${employeeId}`;
  return (
    <Item>
      <div>
        <Link to={within(to)}>{t(`dashboard.activity.kinds.${kind}`, { employee: employeeName })}</Link>
        {startTime && endTime && (
          <Muted>
            {clientName} · {shiftWhen(startTime, endTime, language, zone)}
            {timeZone && <ZoneMark shift={{ startTime, timeZone }} />}
          </Muted>
        )}
      </div>
      <Moment dateTime={at}>
        {!isToday && `${shiftDay(at, language, zone)}, `}
        {clockTime(at, language, zone)}
      </Moment>
    </Item>
  );
}
