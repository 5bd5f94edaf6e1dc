import { useChosenZone } from '@portfolio/remote-kit';
import { clockTime, viewersZone } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Notice } from '@portfolio/ui/notice';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { useTranslation } from '../translator.ts';
import type { Wish } from '../wishes/wishes.ts';
import { useTaps } from './taps-provider.tsx';

/** What was asked for and waits for a connection, with when that was; it can be taken back until it is tried. */
export function WaitingWishes({ wishes }: { wishes: readonly Wish[] }) {
  const { t, language } = useTranslation();
  const { forget } = useTaps();
  return wishes.map((wish) => {
    const { about, isTried, key, tappedAt } = wish;
    const time = clockTime(new Date(tappedAt).toISOString(), language, viewersZone());
    return (
      <Notice
        key={key}
        kind="warning"
        action={
          !isTried && (
            <Button onClick={() => void forget(wish)}>
              {t('wishes.takeBack')}
              <VisuallyHidden> {about}</VisuallyHidden>
            </Button>
          )
        }
      >
        {t(`wishes.waits.${wish.wish}`, { about, time })}
      </Notice>
    );
  });
}

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
