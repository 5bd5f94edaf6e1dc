import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { color, fontSize, soft, space } from '@portfolio/ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { actionOn } from '../attendance/attendance.ts';
import { CheckInOut } from '../attendance/check-in-out.tsx';
import { withTaps } from '../attendance/taps.ts';
import { useTaps } from '../attendance/taps-provider.tsx';
import { WaitingTaps } from '../attendance/waiting-taps.tsx';
import { ConfirmShift } from '../confirm/confirm-shifts.tsx';
import { GiveAwayLink } from '../shift/give-away-link.tsx';
import { MessageLink } from '../messages/message-link.tsx';
import { ShiftFacts, type PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { InReach } from './in-reach.tsx';
import { SayWord } from '../word/say-word.tsx';
import { SiteLinks } from './site-links.tsx';
import { Standing } from './standing.tsx';

const Highlighted = styled(Card)`
  border-color: color-mix(in srgb, ${color.accent} 45%, ${color.border});
  background: ${soft('accent')};
`;

const Title = styled.h2`
  margin-bottom: ${space(3)};
  color: ${color.accent};
  font-size: ${fontSize.small};
  font-weight: 600;
  letter-spacing: 0;
`;

const Next = styled.h3`
  font-size: ${fontSize.body};
`;

interface Props {
  /** scheduling.md §4, "Today's shift in the portal". */
  today: PortalShift | undefined;
  /** The nearest that is still to come. */
  next: PortalShift | undefined;
  /** By the server's clock. */
  now: Date;
}

/** What counts now: today's shift, else the next, with how it stands and the portal's one primary action. */
export function NowCard({ today, next, now }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { waiting } = useTaps();
  const shift = today ?? next;
  const Place = today ? Highlighted : Card;
  return (
    <Place as="section" aria-labelledby={id}>
      <Title id={id}>{t('shifts.today')}</Title>
      <Stack $gap={4}>
        {!today && <Muted $size="body">{t('shifts.noneToday')}</Muted>}
        {!today && next && <Next>{t('now.next')}</Next>}
        {shift && (
          <>
            <Standing shift={shift} now={now} />
            <div>
              <ShiftFacts shift={shift} />
            </div>
            <WaitingTaps shift={shift} />
            <SiteLinks shift={shift} />
            {actionOn(withTaps(shift, waiting)) && (
              <InReach>
                <CheckInOut shift={shift} now={now} primary />
              </InReach>
            )}
            <ConfirmShift shift={shift} />
            <SayWord shift={shift} now={now} />
            <GiveAwayLink shift={shift} now={now} />
            <MessageLink about={{ shift: shift.id }} />
          </>
        )}
      </Stack>
    </Place>
  );
}
