import { useStore } from '@portfolio/remote-kit';
import { callTo, directionsTo } from '@portfolio/remote-kit/device';
import { shiftWhen, showsSameClock, viewersZone, zoneName } from '@portfolio/remote-kit/times';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { NextShiftQuery } from '../../generated/graphql.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { CheckIntoShift, NextShift as query } from './dashboard.graphql.ts';
import { Text, Title } from './dashboard.styles.ts';

const Place = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(5)};
`;

const When = styled.p`
  margin-top: ${space(2)};
  font-size: ${fontSize.title};
  font-weight: 600;
`;

const Buttons = styled(Cluster)`
  margin-top: ${space(3)};
`;

const Late = styled.p`
  color: ${color.warning};
  font-weight: 600;
`;

const portal = '/planner/employee-portal';

type Shift = NextShiftQuery['ahead']['results'][number];

/** What an employee comes for: when and where they work next, and the way to it. */
export function NextShift() {
  const { host } = useShell();
  const { t } = useTranslation();
  const language = useStore(host.language);
  const say = useRefusalText();
  const [shift, setShift] = useState<Shift | 'none' | 'failed'>();
  const [checkingIn, setCheckingIn] = useState(false);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    host.apollo
      .query({ query, variables: { timezone: viewersZone() }, fetchPolicy: 'no-cache' })
      // One of today may be over, and at night the one that runs began yesterday.
      .then(({ data }) => setShift([...data!.begun.results, ...data!.ahead.results].find(isAhead) ?? 'none'))
      .catch(() => setShift('failed'));
  }, [host]);

  const isHere = typeof shift === 'object';
  const lateness = isHere ? minutesLate(shift) : 0;
  const title = isHere && shift.status === 'IN_PROGRESS' ? 'running' : lateness > 0 ? 'late' : 'title';
  const mayCheckIn = isHere && isOpen(shift);

  const checkIn = async ({ id }: Shift): Promise<void> => {
    setCheckingIn(true);
    setFailure('');
    try {
      const { data } = await host.apollo.mutate({ mutation: CheckIntoShift, variables: { shiftId: id } });
      if (isHere && data) setShift({ ...shift, status: data.checkIn.status });
    } catch (error) {
      setFailure(say(error, t('dashboard.nextShift.checkInFailed')));
    }
    setCheckingIn(false);
  };

  return (
    <Place as="section" aria-labelledby="next-shift">
      <div>
        <Title id="next-shift">{t(`dashboard.nextShift.${title}`)}</Title>
        {shift === undefined && (
          <SkeletonGroup label={t('dashboard.nextShift.loading')}>
            <SkeletonText />
          </SkeletonGroup>
        )}
        {shift === 'none' && <Text>{t('dashboard.nextShift.none')}</Text>}
        {shift === 'failed' && <Text>{t('dashboard.nextShift.failed')}</Text>}
        {isHere && (
          <>
            <When>{shiftWhen(shift.startTime, shift.endTime, language, shift.timeZone)}</When>
            {lateness > 0 && <Late>{t('dashboard.nextShift.lateBy', latenessOf(lateness))}</Late>}
            <Elsewhere shift={shift} />
            <Text>{[shift.clientName, shift.locationName].filter(Boolean).join(' · ')}</Text>
            <Ways shift={shift} />
          </>
        )}
      </div>
      <div role="status">
        {isHere && shift.status === 'IN_PROGRESS' && <Text>{t('dashboard.nextShift.checkedIn')}</Text>}
        {failure && <Notice kind="danger">{failure}</Notice>}
      </div>
      <Cluster>
        {mayCheckIn && (
          <>
            <Button size="large" variant="primary" loading={checkingIn} onClick={() => void checkIn(shift)}>
              {t('dashboard.nextShift.checkIn')}
            </Button>
            <LinkButton size="large" as={Link} to={`${portal}?say=late`}>
              {t('dashboard.nextShift.sayLate')}
            </LinkButton>
            <LinkButton size="large" as={Link} to={`${portal}?say=absent`}>
              {t('dashboard.nextShift.sayAbsent')}
            </LinkButton>
          </>
        )}
        <LinkButton size="large" as={Link} to={portal} variant={mayCheckIn ? 'ghost' : 'primary'}>
          {t('dashboard.nextShift.open')}
        </LinkButton>
      </Cluster>
    </Place>
  );
}

/** Whose clock that is, and this device's where it shows another time. */
function Elsewhere({ shift: { startTime, endTime, timeZone } }: { shift: Shift }) {
  const { t, language } = useTranslation();
  const phone = viewersZone();
  if (showsSameClock(timeZone, phone, new Date(startTime))) return null;
  const when = shiftWhen(startTime, endTime, language, phone);
  return (
    <Text>
      {t('dashboard.nextShift.inZone', { zone: zoneName(timeZone) })} · {t('dashboard.nextShift.phoneTime', { when })}
    </Text>
  );
}

/** The way to the site, and whom to call at the firm. */
function Ways({ shift }: { shift: Shift }) {
  const { t } = useTranslation();
  const address = shift.locationName === null ? shift.clientAddress : shift.locationAddress;
  return (
    <Buttons $gap={2}>
      {address && (
        <LinkButton size="large" href={directionsTo(address)} target="_blank" rel="noreferrer">
          {t('dashboard.nextShift.directions')}
        </LinkButton>
      )}
      {shift.companyPhone && (
        <LinkButton size="large" href={callTo(shift.companyPhone)}>
          {t('dashboard.nextShift.call', { name: shift.companyName })}
        </LinkButton>
      )}
    </Buttons>
  );
}

/** Whole minutes since a shift began into which nobody has checked in. */
const minutesLate = ({ startTime, status }: Shift): number =>
  status === 'SCHEDULED' ? Math.max(0, Math.floor((Date.now() - Date.parse(startTime)) / 60_000)) : 0;

/** "1 h 5 min", the same in all languages. */
const latenessOf = (minutes: number): { time: string } => ({
  time: minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
});

const isOpen = ({ checkInFrom, status }: Shift): boolean =>
  status === 'SCHEDULED' && Date.parse(checkInFrom) <= Date.now();

const isAhead = ({ endTime, status }: Shift): boolean =>
  Date.parse(endTime) > Date.now() && (status === 'SCHEDULED' || status === 'IN_PROGRESS');
