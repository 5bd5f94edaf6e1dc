import { useStore } from '@portfolio/remote-kit';
import { shiftWhen, viewersZone } from '@portfolio/remote-kit/times';
import { Card } from '@portfolio/ui/card';
import { LinkButton } from '@portfolio/ui/link-button';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { fontSize, space } from '@portfolio/ui/tokens';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { NextShiftQuery } from '../../generated/graphql.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { NextShift as query } from './dashboard.graphql.ts';
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

type Shift = NextShiftQuery['myShifts']['results'][number];

/** What an employee comes for: when and where they work next, and the way to it. */
export function NextShift() {
  const { host } = useShell();
  const { t } = useTranslation();
  const language = useStore(host.language);
  const [shift, setShift] = useState<Shift | 'none' | 'failed'>();

  useEffect(() => {
    host.apollo
      .query({ query, variables: { timezone: viewersZone() }, fetchPolicy: 'no-cache' })
      // One that is over is today's still.
      .then(({ data }) => setShift(data?.myShifts.results.find(isAhead) ?? 'none'))
      .catch(() => setShift('failed'));
  }, [host]);

  return (
    <Place as="section" aria-labelledby="next-shift">
      <div>
        <Title id="next-shift">{t('dashboard.nextShift.title')}</Title>
        {shift === undefined && (
          <SkeletonGroup label={t('dashboard.nextShift.loading')}>
            <SkeletonText />
          </SkeletonGroup>
        )}
        {shift === 'none' && <Text>{t('dashboard.nextShift.none')}</Text>}
        {shift === 'failed' && <Text>{t('dashboard.nextShift.failed')}</Text>}
        {typeof shift === 'object' && (
          <>
            <When>{shiftWhen(shift.startTime, shift.endTime, language, shift.timeZone)}</When>
            <Text>{[shift.clientName, shift.locationName].filter(Boolean).join(' · ')}</Text>
          </>
        )}
      </div>
      <LinkButton as={Link} to="/planner/employee-portal" variant="primary">
        {t('dashboard.nextShift.open')}
      </LinkButton>
    </Place>
  );
}

const isAhead = ({ endTime, status }: Shift): boolean =>
  Date.parse(endTime) > Date.now() && (status === 'SCHEDULED' || status === 'IN_PROGRESS');
