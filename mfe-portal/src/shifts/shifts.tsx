import { useQuery } from '@apollo/client/react';
import { useChosenZone } from '@portfolio/remote-kit';
import { useNow } from '@portfolio/remote-kit/times';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Loaded } from '../loading/loaded.tsx';
import { useTranslation } from '../translator.ts';
import { ZoneBanner } from '../zone/zone-banner.tsx';
import { ShiftList } from './shift-list.tsx';
import { PortalToday } from './shifts.graphql.ts';
import { Today } from './today.tsx';
import { todaysShift } from './todays-shift.ts';

/** scheduling.md §2, "Employee portal", tab Shifts. */
export function Shifts() {
  const now = useNow();
  // Another day asks anew.
  return <ShiftsAt key={now.getTime()} now={now} />;
}

function ShiftsAt({ now }: { now: Date }) {
  const { t } = useTranslation();
  const zone = useChosenZone();
  const result = useQuery(PortalToday, { variables: { timezone: zone }, fetchPolicy: 'cache-and-network' });
  const me = result.data?.myEmployee;

  return (
    <>
      <PageHeading description={me && t('shifts.greeting', { name: me.firstName, company: me.companyName })}>
        {t('shifts.title')}
      </PageHeading>
      <Loaded result={result} loading={t('shifts.loading')} failed={t('shifts.failed')}>
        {({ recent, upcoming }) => {
          const shifts = [...recent.results, ...upcoming.results];
          const shift = todaysShift(shifts, now, zone);
          return (
            <Stack $gap={6}>
              <ZoneBanner site={(shift ?? upcoming.results[0] ?? shifts[0])?.timeZone} now={now} />
              <Today shift={shift} />
              <ShiftList timezone={zone} now={now} aboveId={shift?.id} />
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}
