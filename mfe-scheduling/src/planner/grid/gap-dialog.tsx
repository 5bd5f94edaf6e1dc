import { shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { Dialog } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import type { Candidate } from '../candidates/candidate-row.tsx';
import { CandidatesDialog } from '../candidates/candidates-dialog.tsx';
import { OfferModal } from '../open-shifts/offer-modal.tsx';
import { useAsk } from '../open-shifts/use-ask.ts';
import { useGapWords } from './gap-block.tsx';
import type { Gap } from './gaps.ts';
import type { Closures } from './use-closures.ts';

/** What is done with a gap: somebody is found for it, it is offered to guards, or said why it stays one. */
export type GapDeed = 'fill' | 'offer' | 'close';

interface Props {
  company: string;
  gap: Gap;
  /** What is asked at once. */
  deed: GapDeed;
  closures: Closures;
  /** @returns whether it is theirs */
  onFill: (gap: Gap, employeeId: string, name: string) => Promise<boolean>;
  onClose: () => void;
}

/** What can be done with a gap; of one that stays, that it is asked for again. */
export function GapDialog({ company, gap, deed: first, closures, onFill, onClose }: Props) {
  const { t, language } = useTranslation();
  const words = useGapWords();
  const [deed, setDeed] = useState(first);
  const ask = useAsk();
  const { post, startTime, endTime } = gap;
  const description = `${shiftWhen(startTime, endTime, language, post.timeZone)} · ${post.name}`;
  if (gap.reason !== undefined) {
    return (
      <Dialog
        title={t('demand.closures')}
        onClose={onClose}
        actions={
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              void closures.takeBack(gap);
            }}
          >
            {t('demand.takeBack')}
          </Button>
        }
      >
        <p dir="auto">{description}</p>
        <p dir="auto">{words.stateOf(gap)}</p>
      </Dialog>
    );
  }
  if (deed === 'offer') {
    const offered = { post, from: startTime, until: endTime, open: gap.heads, offered: gap.offered };
    return <OfferModal company={company} gap={offered} onClose={onClose} />;
  }
  if (deed === 'close') {
    return (
      <ReasonDialog
        title={t('scheduler.gap.close')}
        label={t('demand.reason')}
        save={t('scheduler.gap.close')}
        maxLength={200}
        onClose={onClose}
        onSay={(reason) => {
          onClose();
          void closures.close(gap, reason);
        }}
      >
        {`${description} · ${words.stateOf(gap)}`}
      </ReasonDialog>
    );
  }
  return (
    <CandidatesDialog
      opening={{ post: post.id, start: startTime, end: endTime }}
      description={description}
      onClose={onClose}
      onChoose={({ employeeId, name }: Candidate) => onFill(gap, employeeId, name)}
      onAsk={ask({ post, from: startTime, until: endTime })}
      actions={
        <>
          <Button onClick={() => setDeed('close')}>{t('scheduler.gap.close')}</Button>
          <Button onClick={() => setDeed('offer')}>{t('openShifts.offer')}</Button>
        </>
      }
    />
  );
}
