import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { Muted, Title } from '@portfolio/ui/text';
import { color, fontSize, soft, space, font } from '@portfolio/ui/tokens';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { actionOn } from '../attendance/attendance.ts';
import { CheckInOut } from '../attendance/check-in-out.tsx';
import { withTaps } from '../attendance/taps.ts';
import { useTaps } from '../attendance/taps-provider.tsx';
import { WaitingTaps } from '../attendance/waiting.tsx';
import { span } from '../clock/span.ts';
import { ConfirmShift } from '../confirm/confirm-shifts.tsx';
import { MessageLink } from '../messages/message-link.tsx';
import { ShiftFacts, type PortalShift, GiveAwayLink } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { InReach } from './in-reach.tsx';
import { SayWord } from '../word/say-word.tsx';
import { SiteLinks } from './site-links.tsx';

const Highlighted = styled(Card)`
  border-color: color-mix(in srgb, ${color.accent} 45%, ${color.border});
  background: ${soft('accent')};
`;

const Heading = styled.h2`
  margin-bottom: ${space(3)};
  color: ${color.accent};
  font-size: ${fontSize.small};
  font-weight: 600;
  letter-spacing: 0;
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
    <Place as="section" aria-labelledby={id} data-shift={shift?.id}>
      <Heading id={id}>{t('shifts.today')}</Heading>
      <Stack $gap={4}>
        {!today && <Muted $size="body">{t('shifts.noneToday')}</Muted>}
        {!today && next && <Title as="h3">{t('now.next')}</Title>}
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

const Line = styled.p<{ $isWarning: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $isWarning }) => ($isWarning ? color.warning : color.text)};
  font-family: ${font.code};
  font-size: ${fontSize.title};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.25;

  & > svg {
    flex: none;
  }
`;

/** How a shift stands: until it starts, how late one is, how long one has worked, until it ends, or how long it is over. */
function Standing({ shift, now }: { shift: PortalShift; now: Date }) {
  const { t } = useTranslation();
  const until = (time: string): number => Date.parse(time) - now.getTime();
  const say = (milliseconds: number): string => span(milliseconds, t('now.day'));
  const line = (icon: ReactNode, words: string, isWarning = false) => (
    <Line $isWarning={isWarning}>
      {icon}
      {words}
    </Line>
  );
  const [toStart, toEnd] = [until(shift.startTime), until(shift.endTime)];

  if (shift.status === 'SCHEDULED' && !shift.checkedIn) {
    if (toStart > 0) return line(<AlarmClock aria-hidden />, t('now.starts', { span: say(toStart) }));
    if (toEnd > 0) return line(<TriangleAlert aria-hidden />, t('now.late', { span: say(-toStart) }), true);
  }
  if (shift.status === 'IN_PROGRESS' && shift.checkedInAt) {
    return (
      <div>
        {line(<Hourglass aria-hidden />, t('now.worked', { span: say(-until(shift.checkedInAt)) }))}
        {toEnd > 0 ? (
          <Muted>{t('now.ends', { span: say(toEnd) })}</Muted>
        ) : (
          line(<TriangleAlert aria-hidden />, t('now.over', { span: say(-toEnd) }), true)
        )}
      </div>
    );
  }
  return null;
}
