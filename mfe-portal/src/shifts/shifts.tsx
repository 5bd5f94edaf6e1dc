import { useChosenZone } from '@portfolio/remote-kit';
import { useNow } from '@portfolio/remote-kit/times';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { Link } from 'react-router-dom';
import { portalScreens } from '../addresses/addresses.ts';
import { useServerClock } from '../clock/server-clock.ts';
import { ConfirmAll } from '../confirm/confirm-shifts.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { useTranslation } from '../translator.ts';
import { NowCard } from '../now/now-card.tsx';
import { useKeptQuery } from '../offline/use-kept-query.ts';
import { SickToday } from '../time-off/sick-today.tsx';
import { ZoneBanner } from '../zone/zone-banner.tsx';
import { ShiftList } from './shift-list.tsx';
import { PortalToday } from './shifts.graphql.ts';
import { nextShift, todaysShift } from './todays-shift.ts';

/** scheduling.md §2, "Employee portal", tab Shifts. A screen that comes into view later asks anew: it may be another day. */
export const Shifts = () => <ShiftsSince key={useNow().getTime()} />;

function ShiftsSince() {
  const { t } = useTranslation();
  const zone = useChosenZone();
  const now = useServerClock();
  const result = useKeptQuery(PortalToday, { variables: { timezone: zone } });
  const me = result.data?.myEmployee;

  return (
    <>
      <PageHeading description={me && t('shifts.greeting', { name: me.firstName, company: me.companyName })}>
        {t('shifts.title')}
      </PageHeading>
      <Loaded result={result} loading={t('shifts.loading')} failed={t('shifts.failed')}>
        {({ recent, upcoming }) => {
          const shifts = [...recent.results, ...upcoming.results];
          const today = todaysShift(shifts, now, zone);
          const next = nextShift(upcoming.results, now);
          const above = today ?? next;
          return (
            <Stack $gap={6}>
              <NowCard today={today} next={next} now={now} />
              <ZoneBanner site={(above ?? shifts[0])?.timeZone} now={now} />
              <ConfirmAll shifts={upcoming.results} />
              <Cluster>
                <SickToday />
                <LinkButton as={Link} to={portalScreens.offers} size="large" icon={<ArrowLeftRight aria-hidden />}>
                  {t('offers.title')}
                </LinkButton>
              </Cluster>
              <ShiftList timezone={zone} now={now} aboveId={above?.id} />
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}
