import { useChosenZone } from '@portfolio/remote-kit';
import { Card } from '@portfolio/ui/card';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { fontSize, space } from '@portfolio/ui/tokens';
import { useId, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CheckInOut } from '../attendance/check-in-out.tsx';
import { WaitingTaps } from '../attendance/waiting.tsx';
import { useServerClock } from '../clock/server-clock.ts';
import { portalTabs } from '../addresses/addresses.ts';
import { ConfirmShift } from '../confirm/confirm-shifts.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { Conversation } from '../messages/conversation.tsx';
import { SiteLinks } from '../now/site-links.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { ShiftFacts, type PortalShift, GiveAwayLink } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { SayWord } from '../word/say-word.tsx';
import { MyShift } from './shifts.graphql.ts';
import { isTodays } from './todays-shift.ts';

const Heading = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${fontSize.body};
`;

/** What its guard and the planners write to each other about a shift. */
function ShiftMessages({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading}>{t('messages.title')}</Heading>
      <Conversation about={{ shift: id }} name={name} />
    </section>
  );
}

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
            <Stack $gap={6}>
              <ShiftCard shift={myShift}>
                <WaitingTaps shift={myShift} />
                <SiteLinks shift={myShift} />
                {isTodays(myShift, now, zone) && <CheckInOut shift={myShift} now={now} primary />}
                <ConfirmShift shift={myShift} />
                <SayWord shift={myShift} now={now} />
                <GiveAwayLink shift={myShift} now={now} />
              </ShiftCard>
              <ShiftMessages id={myShift.id} name={myShift.clientName} />
            </Stack>
          ) : (
            <EmptyState title={t('shifts.gone')}>{t('shifts.goneHint')}</EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

interface Props {
  shift: PortalShift;
  /** What one may do with it. */
  children?: ReactNode;
}

/** A shift that stands by itself. */
const ShiftCard = ({ shift, children }: Props) => (
  <Card as="article">
    <Stack>
      <div>
        <ShiftFacts shift={shift} />
      </div>
      {children}
    </Stack>
  </Card>
);
