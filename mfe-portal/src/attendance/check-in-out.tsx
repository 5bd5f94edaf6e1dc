import { useChosenZone } from '@portfolio/remote-kit';
import { dayAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Muted } from '@portfolio/ui/text';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { span } from '../clock/span.ts';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { InPlace } from './in-place.tsx';
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
    const stay = () => setAsking(false);
    return (
      // Guards against a mistaken check-out: the harmless button has the first one's place.
      <InPlace question={t('shifts.checkOut.question', { left })} onBack={stay}>
        {(harmless) => (
          <>
            <Button ref={harmless} size="large" onClick={stay}>
              {t('shifts.checkOut.stay')}
            </Button>
            {/* The second half of a double tap is no answer. */}
            <Button
              variant="danger"
              size="large"
              icon={<LogOut aria-hidden />}
              onClick={({ detail }) => detail < 2 && void act()}
            >
              {t('shifts.checkOut.leave')}
            </Button>
          </>
        )}
      </InPlace>
    );
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
