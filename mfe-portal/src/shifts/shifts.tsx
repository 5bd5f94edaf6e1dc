import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { EmptyState } from '@portfolio/ui/empty-state';
import { ErrorState } from '@portfolio/ui/error-state';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Spinner } from '@portfolio/ui/spinner';
import { useState } from 'react';
import { useTranslation } from '../translator.ts';
import { ShiftList } from './shift-list.tsx';
import { PortalToday } from './shifts.graphql.ts';
import { dayIn, viewersZone, zoneOfDays } from './time-zone.ts';
import { Today } from './today.tsx';
import { todaysShift } from './todays-shift.ts';

/** scheduling.md §2, "Employee portal", tab Shifts. */
export function Shifts() {
  const { t } = useTranslation();
  // One instant for the whole visit: a query whose variables change with each render would ask without end.
  const [now] = useState(() => new Date());
  const timezone = zoneOfDays(viewersZone(), now);
  const result = useQuery(PortalToday, { variables: { timezone }, fetchPolicy: 'cache-and-network' });
  const { failure, retry, retrying } = useRetry(result);
  const { data } = result;

  if (data?.myEmployee === null) {
    return (
      <>
        <PageHeading>{t('shifts.title')}</PageHeading>
        <EmptyState title={t('shifts.noEmployee')}>{t('shifts.noEmployeeHint')}</EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeading
        description={
          data && t('shifts.greeting', { name: data.myEmployee.firstName, company: data.myEmployee.companyName })
        }
      >
        {t('shifts.title')}
      </PageHeading>
      {failure && <ErrorState title={t('shifts.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />}
      {!failure && !data && <Spinner label={t('shifts.loading')} size="large" />}
      {!failure && data && (
        <Stack $gap={6}>
          <Today shift={todaysShift([...data.recent.results, ...data.upcoming.results], dayIn(timezone, now), now)} />
          <ShiftList timezone={timezone} />
        </Stack>
      )}
    </>
  );
}
