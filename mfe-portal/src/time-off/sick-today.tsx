import { useAction } from '@portfolio/remote-kit/screens';
import { dayAndTime, viewersZone } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import Thermometer from 'lucide-react/icons/thermometer';
import { useTaps } from '../attendance/taps-provider.tsx';
import { WaitingWishes } from '../attendance/waiting-wishes.tsx';
import { useTranslation } from '../translator.ts';
import { isOf, outcomeOf } from '../wishes/wishes.ts';

/** Ill today, by when it is tapped: one tap, which can be taken back; planners are told, and on today's shifts it says that one cannot come. */
export function SickToday() {
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
