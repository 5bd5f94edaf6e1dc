import { useQuery } from '@apollo/client/react';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Muted } from '@portfolio/ui/text';
import { Loaded } from '../loading/loaded.tsx';
import { useTranslation } from '../translator.ts';
import { ShiftList } from './shift-list.tsx';
import { PortalToday } from './shifts.graphql.ts';
import { dayIn, showsSameClock, useNow, viewersZone, zoneOfDays } from '@portfolio/remote-kit/times';
import { Today } from './today.tsx';
import { todaysShift } from './todays-shift.ts';
import { useZone } from '@portfolio/remote-kit';

/** scheduling.md §2, "Employee portal", tab Shifts. */
export function Shifts() {
  const now = useNow();
  // Another day asks anew.
  return <ShiftsAt key={now.getTime()} now={now} />;
}

function ShiftsAt({ now }: { now: Date }) {
  const { t } = useTranslation();
  const zone = useZone();
  const timezone = zoneOfDays(zone, now);
  const result = useQuery(PortalToday, { variables: { timezone }, fetchPolicy: 'cache-and-network' });
  const me = result.data?.myEmployee;

  return (
    <>
      <PageHeading description={me && t('shifts.greeting', { name: me.firstName, company: me.companyName })}>
        {t('shifts.title')}
      </PageHeading>
      <Loaded result={result} loading={t('shifts.loading')} failed={t('shifts.failed')}>
        {({ recent, upcoming }) => {
          const today = dayIn(timezone, now);
          const shift = todaysShift([...recent.results, ...upcoming.results], today, now);
          return (
            <Stack $gap={6}>
              {!showsSameClock(zone, viewersZone(), now) && <Muted>{t('shifts.zone', { zone })}</Muted>}
              <Today shift={shift} />
              <ShiftList timezone={timezone} today={today} now={now} aboveId={shift?.id} />
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}
