import { useNow } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import UserSearch from 'lucide-react/icons/user-search';
import { useState } from 'react';
import { CandidatesDialog } from '../planner/candidates/candidates-dialog.tsx';
import { useTranslation } from '../translator.ts';
import { useShiftActions } from './use-shift-actions.ts';

interface Props {
  shift: Parameters<typeof useShiftActions>[0] & { startTime: string };
  /** When and where, in words. */
  description: string;
  /** Which one, for those who hear it among others. */
  of?: string;
  onAssigned?: () => void;
  /** It is nobody's, and this one no more. */
  onOffered?: () => void;
}

/** Who else can take a shift: a button, and behind it the candidates, to whom it is given or offered. */
export function WhoElse({ shift, description, of, onAssigned, onOffered = onAssigned }: Props) {
  const { t } = useTranslation();
  const [isLooking, setLooking] = useState(false);
  const { assign, offer, busy, dialog } = useShiftActions(shift);
  const isComing = Date.parse(shift.startTime) > useNow().getTime();
  const close = () => setLooking(false);
  const then = async (isDone: Promise<boolean>, after: (() => void) | undefined) => {
    const done = await isDone;
    if (done) after?.();
    return done;
  };
  const ask = (candidate?: Parameters<typeof offer>[0]) => then(offer(candidate), onOffered);
  return (
    <>
      <Button size="small" icon={<UserSearch aria-hidden />} onClick={() => setLooking(true)}>
        {t('candidates.open')}
        {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
      {isLooking && (
        <CandidatesDialog
          opening={{ shift: shift.id }}
          description={description}
          onClose={close}
          onChoose={(candidate) => then(assign(candidate), onAssigned)}
          {...(isComing && {
            onAsk: ask,
            busy,
            actions: (
              <Button loading={busy} onClick={() => void ask().then((isDone) => isDone && close())}>
                {t('openShifts.offer')}
              </Button>
            ),
          })}
        />
      )}
      {dialog}
    </>
  );
}
