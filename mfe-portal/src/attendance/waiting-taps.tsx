import { useChosenZone } from '@portfolio/remote-kit';
import { clockTime } from '@portfolio/remote-kit/times';
import { Notice } from '@portfolio/ui/notice';
import { useTranslation } from '../translator.ts';
import { useTaps } from './taps-provider.tsx';

/** What was tapped on a shift and waits for a connection, with when that was. */
export function WaitingTaps({ shift: { id, timeZone } }: { shift: { id: string; timeZone: string } }) {
  const { t, language } = useTranslation();
  const { waiting } = useTaps();
  const zone = useChosenZone() ?? timeZone;
  return waiting
    .filter(({ shiftId }) => shiftId === id)
    .map(({ action, tappedAt }) => (
      <Notice key={`${action} ${tappedAt}`} kind="warning">
        {t(`shifts.${action}.waits`, { time: clockTime(new Date(tappedAt).toISOString(), language, zone) })}
      </Notice>
    ));
}
