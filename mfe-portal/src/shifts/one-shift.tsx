import { useChosenZone } from '@portfolio/remote-kit';
import { EmptyState } from '@portfolio/ui/empty-state';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Link, useParams } from 'react-router-dom';
import { CheckInOut } from '../attendance/check-in-out.tsx';
import { WaitingTaps } from '../attendance/waiting-taps.tsx';
import { useServerClock } from '../clock/server-clock.ts';
import { portalTabs } from '../addresses/addresses.ts';
import { ConfirmShift } from '../confirm/confirm-shifts.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { SiteLinks } from '../now/site-links.tsx';
import { GiveAwayLink } from '../shift/give-away-link.tsx';
import { useKeptQuery } from '../offline/use-kept-query.ts';
import { useTranslation } from '../translator.ts';
import { ShiftCard } from '../shift/shift-card.tsx';
import { SayWord } from '../word/say-word.tsx';
import { MyShift } from './shifts.graphql.ts';
import { isTodays } from './todays-shift.ts';

/** One shift of one's own: where messages and calendars lead. */
export function OneShift() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const now = useServerClock();
  const zone = useChosenZone();
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const result = useKeptQuery(MyShift, { variables: { id }, skip: !isNumber });
  const shown = isNumber ? result : { ...result, data: { myShift: null } };
  return (
    <>
      <PageHeading back={<Link to={portalTabs.shifts}>{t('shifts.back')}</Link>}>{t('shifts.one')}</PageHeading>
      <Loaded result={shown} loading={t('shifts.loading')} failed={t('shifts.failed')}>
        {({ myShift }) =>
          myShift ? (
            <ShiftCard shift={myShift}>
              <WaitingTaps shift={myShift} />
              <SiteLinks shift={myShift} />
              {isTodays(myShift, now, zone) && <CheckInOut shift={myShift} now={now} primary />}
              <ConfirmShift shift={myShift} />
              <SayWord shift={myShift} now={now} />
              <GiveAwayLink shift={myShift} now={now} />
            </ShiftCard>
          ) : (
            <EmptyState title={t('shifts.gone')}>{t('shifts.goneHint')}</EmptyState>
          )
        }
      </Loaded>
    </>
  );
}
