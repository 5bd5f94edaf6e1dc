import { useMutation } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import Thermometer from 'lucide-react/icons/thermometer';
import { useIsCopy } from '../offline/as-of.tsx';
import { useTranslation } from '../translator.ts';
import { SickToday as SickTodayOperation, WithdrawTimeOff } from './time-off.graphql.ts';

/** Ill today: one tap, which can be taken back; planners are told, and on today's shifts it says that one cannot come. */
export function SickToday() {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const isCopy = useIsCopy();
  const after = { refetchQueries: ['PortalToday', 'MyTimeOff'] };
  const [say] = useMutation(SickTodayOperation, after);
  const [takeBack] = useMutation(WithdrawTimeOff, after);
  if (isCopy) return null;
  return (
    <Button
      size="large"
      icon={<Thermometer aria-hidden />}
      loading={busy}
      onClick={() =>
        void run(() => say(), {
          done: t('timeOff.sickDone'),
          failed: t('timeOff.sickFailed'),
          undo: ({ data }) => takeBack({ variables: { id: data?.sickToday.id ?? '' } }),
        })
      }
    >
      {t('timeOff.sick')}
    </Button>
  );
}
