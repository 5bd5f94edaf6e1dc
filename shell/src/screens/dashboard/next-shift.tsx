import { useStore } from '@portfolio/remote-kit';
import { shiftWhen, viewersZone } from '@portfolio/remote-kit/times';
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

const Late = styled.p`
  color: ${color.warning};
  font-weight: 600;
`;

type Shift = NextShiftQuery['myShifts']['results'][number];

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
      // One that is over is today's still.
      .then(({ data }) => setShift(data?.myShifts.results.find(isAhead) ?? 'none'))
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
            <Text>{[shift.clientName, shift.locationName].filter(Boolean).join(' · ')}</Text>
          </>
        )}
      </div>
      <div role="status">
        {isHere && shift.status === 'IN_PROGRESS' && <Text>{t('dashboard.nextShift.checkedIn')}</Text>}
        {failure && <Notice kind="danger">{failure}</Notice>}
      </div>
      <Cluster>
        <LinkButton as={Link} to="/planner/employee-portal" variant={mayCheckIn ? 'secondary' : 'primary'}>
          {t('dashboard.nextShift.open')}
        </LinkButton>
        {mayCheckIn && (
          <Button variant="primary" loading={checkingIn} onClick={() => void checkIn(shift)}>
            {t('dashboard.nextShift.checkIn')}
          </Button>
        )}
      </Cluster>
    </Place>
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
