import { useChosenZone } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { useNow, dayAndTime, viewersZone } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Thermometer from 'lucide-react/icons/thermometer';
import { Link } from 'react-router-dom';
import { portalScreens } from '../addresses/addresses.ts';
import { useTaps } from '../attendance/taps-provider.tsx';
import { WaitingWishes } from '../attendance/waiting.tsx';
import { useServerClock } from '../clock/server-clock.ts';
import { ConfirmAll } from '../confirm/confirm-shifts.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { useTranslation } from '../translator.ts';
import { NowCard } from '../now/now-card.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { isOf, outcomeOf } from '../wishes/wishes.ts';
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

/** Ill today, by when it is tapped: one tap, which can be taken back; planners are told, and on today's shifts it says that one cannot come. */
function SickToday() {
  const { t, language } = useTranslation();
  const { run, busy } = useAction();
  const { wish, wishes } = useTaps();
  const waiting = wishes.filter((each) => isOf(each, ['sickToday']));
  if (waiting.length > 0) return <WaitingWishes wishes={waiting} />;
  const say = () => {
    const about = dayAndTime(new Date().toISOString(), language, viewersZone());
    return wish({ wish: 'sickToday', variables: {}, about });
  };
  return (
    <Button
      size="large"
      icon={<Thermometer aria-hidden />}
      loading={busy}
      onClick={() =>
        void run(say, {
          done: (answer) => answer && t(outcomeOf(answer)),
          failed: t('timeOff.sickFailed'),
          undo: (answer) =>
            wish({ wish: 'withdrawTimeOff', variables: { id: answer?.sickToday?.id ?? '' }, about: t('timeOff.sick') }),
        })
      }
    >
      {t('timeOff.sick')}
    </Button>
  );
}
