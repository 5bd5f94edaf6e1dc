import { useChosenZone } from '@portfolio/remote-kit';
import { dayAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Muted } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import { useState, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { span } from '../clock/span.ts';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { actionOn, outsideHours } from './attendance.ts';
import { withTaps } from './taps.ts';
import { useTaps } from './taps-provider.tsx';

interface Props {
  shift: PortalShift;
  /** By the server's clock. */
  now: Date;
  primary?: boolean;
}

/**
 * The button that begins or ends a shift (scheduling.md §4), or from when that is possible; nothing while neither is. Leaving
 * before the end is asked about first.
 */
export function CheckInOut({ shift, now, primary = false }: Props) {
  const { t } = useTranslation();
  const { waiting, tap } = useTaps();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const at = useDayAndTime(shift.timeZone);
  const action = actionOn(withTaps(shift, waiting));
  if (!action) return null;
  const outside = outsideHours(withTaps(shift, waiting), now);
  if (outside === 'early') return <Muted>{t('shifts.checkIn.from', { time: at(shift.checkInFrom) })}</Muted>;
  if (outside === 'late') return <Muted>{t('shifts.checkOut.until', { time: at(shift.checkOutUntil) })}</Muted>;
  if (outside === 'over') return null;

  const act = async (): Promise<void> => {
    setAsking(false);
    setBusy(true);
    await tap(shift.id, action);
    setBusy(false);
  };
  const remaining = Date.parse(shift.endTime) - now.getTime();
  if (isAsking && action === 'checkOut') {
    const left = span(remaining, t('now.day'));
    return <ConfirmLeaving left={left} onConfirm={() => void act()} onCancel={() => setAsking(false)} />;
  }
  const Icon = action === 'checkIn' ? LogIn : LogOut;
  const isEarlyLeave = action === 'checkOut' && remaining > 0;
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      size="large"
      wide
      icon={<Icon aria-hidden />}
      loading={isBusy}
      // The second press of a double tap would undo the first: by then the button means the other.
      onClick={({ detail }) => {
        if (detail > 1) return;
        if (isEarlyLeave) setAsking(true);
        else void act();
      }}
    >
      {t(`shifts.${action}.action`)}
    </Button>
  );
}

/** "Tue 24 Nov, 22:00" on the clock that shifts are shown by. */
function useDayAndTime(siteZone: string): (instant: string) => string {
  const { language } = useTranslation();
  const zone = useChosenZone() ?? siteZone;
  return (instant) => dayAndTime(instant, language, zone);
}

const Group = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};

  & > p {
    grid-column: 1 / -1;
    font-weight: 550;
  }
`;

interface ConfirmLeavingProps {
  /** Until the shift ends: "2 h 05 min". */
  left: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Guards against a mistaken check-out. The harmless button has the focus and the first button's place; Escape is harmless too. */
function ConfirmLeaving({ left, onConfirm, onCancel }: ConfirmLeavingProps) {
  const { t } = useTranslation();
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Group role="group" aria-labelledby={id} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <p id={id}>{t('shifts.checkOut.question', { left })}</p>
      <Button ref={stay} size="large" onClick={onCancel}>
        {t('shifts.checkOut.stay')}
      </Button>
      {/* The second half of a double tap is no answer. */}
      <Button
        variant="danger"
        size="large"
        icon={<LogOut aria-hidden />}
        onClick={({ detail }) => detail < 2 && onConfirm()}
      >
        {t('shifts.checkOut.leave')}
      </Button>
    </Group>
  );
}
