import { useMutation, useQuery } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { Stack } from '@portfolio/ui/layout';
import type { Status } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import type { ClaimStatus } from '../../generated/graphql.ts';
import { Rows } from '../../shared/details/section.tsx';
import { Dialog, Loaded } from '../../shared/screens.ts';
import { useShiftTime } from '../../shared/times/shift-time.tsx';
import { useShiftsChanged } from '../../shifts/use-shift-actions.ts';
import { useTranslation } from '../../translator.ts';
import { CandidateRow, type Candidate } from '../candidates/candidate-row.tsx';
import { ThreadPanel } from '../threads/thread-panel.tsx';
import { AwardOpenShift, OpenShiftClaims, TakeBackAward, type WholeOpenShift } from './open-shifts.graphql.ts';
import { KnownBadge } from '../../shared/known-badge.tsx';
import { placeOf } from '../../shared/place-of.ts';

const badges: Record<ClaimStatus, Status> = {
  WAITING: 'pending',
  AWARDED: 'completed',
  WITHDRAWN: 'inactive',
  REFUSED: 'cancelled',
};

/** Who asked for an open shift, best first by the rules and by cost; one click gives it to them. */
export function ClaimsDialog({ open, onClose }: { open: WholeOpenShift; onClose: () => void }) {
  const { t } = useTranslation();
  const { whenOf } = useShiftTime();
  const { run, busy } = useAction();
  const changed = useShiftsChanged();
  const [chosen, setChosen] = useState<string>();
  const result = useQuery(OpenShiftClaims, { variables: { openShift: open.id }, fetchPolicy: 'network-only' });
  const after = { refetchQueries: ['OpenShiftClaims', 'OpenShifts'] };
  const [award] = useMutation(AwardOpenShift, after);
  const [takeBack] = useMutation(TakeBackAward, after);

  const choose = async ({ employeeId, name }: Candidate): Promise<void> => {
    setChosen(employeeId);
    const variables = { openShift: open.id, employee: employeeId };
    const isDone = await run(() => award({ variables }), {
      done: t('candidates.assigned', { name }),
      failed: t('candidates.assignFailed'),
      async undo() {
        await takeBack({ variables });
        void changed();
      },
    });
    if (!isDone) return void result.refetch();
    void changed();
    // Undo lies behind a dialog.
    return onClose();
  };

  return (
    <Dialog title={t('openShifts.claims')} onClose={onClose}>
      <Stack $gap={4}>
        <Muted as="p">
          {whenOf(open)} · {placeOf(open)} · {t('openShifts.places', { taken: open.taken, count: open.places })}
        </Muted>
        <Loaded result={result} loading={t('shifts.loading')} failed={t('shifts.failed')}>
          {({ openShiftClaims }) => (
            <>
              {openShiftClaims.length === 0 && <p>{t('openShifts.noClaims')}</p>}
              <Rows>
                {openShiftClaims.map(({ id, employeeId, employeeName, status, candidate }) =>
                  candidate ? (
                    <CandidateRow
                      key={id}
                      candidate={candidate}
                      zone={open.timeZone}
                      busy={busy && chosen === employeeId ? 'choose' : undefined}
                      disabled={busy}
                      onChoose={() => void choose(candidate)}
                    />
                  ) : (
                    <li key={id}>
                      <strong dir="auto">{employeeName}</strong>{' '}
                      <KnownBadge looks={badges} value={status}>
                        {t(
                          open.audience === 'NAMED' && status === 'WITHDRAWN'
                            ? 'openShifts.claim.no'
                            : `openShifts.claim.${status}`,
                        )}
                      </KnownBadge>
                    </li>
                  ),
                )}
              </Rows>
            </>
          )}
        </Loaded>
        <ThreadPanel about={{ openShift: open.id }} />
      </Stack>
    </Dialog>
  );
}
