import { useMutation } from '@apollo/client/react';
import { useChosenZone, useHost } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { deviceStorage } from '@portfolio/remote-kit/storage';
import { useNow, dayAndTime, viewersZone, offeredZone, showsSameClock, zoneName } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Thermometer from 'lucide-react/icons/thermometer';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { portalScreens } from '../addresses/addresses.ts';
import { useTaps } from '../attendance/taps-provider.tsx';
import { WaitingWishes } from '../attendance/waiting.tsx';
import { useServerClock } from '../clock/server-clock.ts';
import { ConfirmAll } from '../confirm/confirm-shifts.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { UpdateSettings } from '../settings/settings.graphql.ts';
import { useTranslation } from '../translator.ts';
import { NowCard } from '../now/now-card.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { isOf, outcomeOf } from '../wishes/wishes.ts';
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

/** Which difference this device was told to leave as it is. */
const keptKey = 'portal-zone-kept';

interface Props {
  /** The zone of the place where the guard works next; undefined when there is none. */
  site: string | undefined;
  now: Date;
}

/** Where the phone's clock is not the one that shifts are shown in: says so, and one tap changes that. */
function ZoneBanner({ site, now }: Props) {
  const { t } = useTranslation();
  const { session } = useHost();
  const { run, busy } = useAction();
  const [update] = useMutation(UpdateSettings);
  const chosen = useChosenZone();
  const [shown, phone] = [chosen ?? site, viewersZone()];
  const difference = `${shown} ${phone}`;
  const [kept, setKept] = useState(() => deviceStorage.getItem(keptKey));
  if (!shown || showsSameClock(shown, phone, now) || kept === difference) return null;

  const choose = (timezone: string | null) =>
    run(
      async () => {
        await update({ variables: { input: { timezone } } });
        await session.refreshUser();
      },
      { failed: () => t('settings.saveFailed') },
    );
  const keep = (): void => {
    deviceStorage.setItem(keptKey, difference);
    setKept(difference);
  };
  const phoneOffered = offeredZone(phone, now);
  const siteIsElsewhere = chosen && site && !showsSameClock(chosen, site, now);
  return (
    <Notice
      kind="warning"
      action={
        <Cluster $gap={2}>
          {phoneOffered && (
            <Button size="large" loading={busy} onClick={() => void choose(phoneOffered)}>
              {t('zone.usePhone')}
            </Button>
          )}
          {siteIsElsewhere ? (
            <Button size="large" loading={busy} onClick={() => void choose(null)}>
              {t('zone.useSite')}
            </Button>
          ) : (
            <Button size="large" onClick={keep}>
              {t('zone.keep')}
            </Button>
          )}
        </Cluster>
      }
    >
      {t('zone.differs', { shown: zoneName(shown), phone: zoneName(phone) })}
    </Notice>
  );
}
