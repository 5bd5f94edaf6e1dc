import { useMutation, useQuery } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { TextareaField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { Lines } from '../../shared/details/section.tsx';
import { Dialog, Loaded } from '../../shared/screens.ts';
import { ShiftTime, useShiftTime } from '../../shared/times/shift-time.tsx';
import { useShiftsChanged } from '../../shifts/use-shift-actions.ts';
import { WhoElse } from '../../shifts/who-else.tsx';
import { useTranslation } from '../../translator.ts';
import { toldOf, ConflictNotices } from '../conflicts/conflict-notices.tsx';
import { ThreadPanel } from '../threads/thread-panel.tsx';
import { badges, isOpen } from './badges.ts';
import { ApproveOffer, OfferDecision, RefuseOffer, TakeBackOffer, type WholeOffer } from './offers.graphql.ts';
import { placeOf } from '../../shared/place-of.ts';

type Shift = WholeOffer['given'];

/** What two guards have agreed on, with what speaks against it: approved or refused here. */
export function OfferDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useTranslation();
  const { whenOf } = useShiftTime();
  const { run, busy } = useAction();
  const changed = useShiftsChanged();
  const [answer, setAnswer] = useState('');
  const result = useQuery(OfferDecision, { variables: { id }, fetchPolicy: 'network-only' });
  const after = { refetchQueries: ['Offers'] };
  const [approve] = useMutation(ApproveOffer, after);
  const [refuse] = useMutation(RefuseOffer, after);
  const [takeBack] = useMutation(TakeBackOffer, after);
  const offer = result.data?.offer;

  const undo = async () => {
    await takeBack({ variables: { id } });
    void changed();
  };
  const decide = async (work: () => Promise<unknown>, done: string) => {
    const isDone = await run(work, { done, failed: t('timeOff.decideFailed'), undo });
    if (!isDone) return void result.refetch();
    void changed();
    return onClose();
  };
  const refused = () => decide(() => refuse({ variables: { id, answer } }), t('offers.refused'));
  const approved = () => decide(() => approve({ variables: { id } }), t('offers.approved'));

  return (
    <Dialog
      title={offer ? `${offer.employeeName} → ${offer.colleagueName}` : t('offers.title')}
      onClose={onClose}
      actions={
        offer &&
        isOpen(offer.status) && (
          <>
            <Button disabled={busy} onClick={() => void refused()}>
              {t('timeOff.refuse')}
            </Button>
            {offer.status === 'ACCEPTED' && (
              <Button variant="primary" loading={busy} onClick={() => void approved()}>
                {t('timeOff.approve')}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded result={result} loading={t('offers.loading')} failed={t('offers.failed')}>
        {({ offer: found, offerConflicts }) => {
          if (!found) return null;
          const { kind, status, given, inReturn, employeeId, employeeName, colleagueName } = found;
          const against = (change: number, { timeZone }: Shift) =>
            offerConflicts.filter((each) => each.change === change).map((each) => toldOf(each, language, timeZone));
          const moves = [
            { shift: given, from: employeeName, to: colleagueName },
            ...(inReturn ? [{ shift: inReturn, from: colleagueName, to: employeeName }] : []),
          ];
          return (
            <Stack $gap={4}>
              <div>
                <StatusBadge status={badges[status]}>{t(`offers.states.${status}`)}</StatusBadge>{' '}
                {t(`offers.kinds.${kind}`)}
              </div>
              {moves.map(({ shift, from, to }, change) => (
                <section key={shift.shiftId}>
                  <h3>
                    <ShiftTime shift={shift} />
                  </h3>
                  <Muted as="p">{placeOf(shift)}</Muted>
                  <p dir="auto">{t('offers.moves', { from, to })}</p>
                  <ConflictNotices conflicts={against(change, shift)} />
                </section>
              ))}
              {isOpen(status) && offerConflicts.length === 0 && <p>{t('offers.nothingAgainst')}</p>}
              {isOpen(status) && (
                <div>
                  <WhoElse
                    shift={{ ...given, id: given.shiftId, status: 'SCHEDULED', checkedInAt: null, employeeId }}
                    description={`${whenOf(given)} · ${placeOf(given)}`}
                    onAssigned={onClose}
                  />
                </div>
              )}
              {isOpen(status) ? (
                <TextareaField
                  label={t('timeOff.answer')}
                  hint={t('offers.answerHint')}
                  optional={t('optional')}
                  rows={2}
                  maxLength={500}
                  value={answer}
                  onChange={({ target }) => setAnswer(target.value)}
                />
              ) : (
                found.answer && <Lines>{found.answer}</Lines>
              )}
              <ThreadPanel about={{ offer: id }} />
            </Stack>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
