import { useMutation } from '@apollo/client/react';
import { refusalOf, useRefusalText } from '@portfolio/remote-kit/forms';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { useToast, useUndo } from '@portfolio/ui/toast';
import type { ShiftChange, ShiftChanges } from '../generated/graphql.ts';
import type { Batch } from '../planner/repetition/batch.graphql.ts';
import { useTranslation } from '../translator.ts';
import { ChangeShifts, type WholeShift } from './shifts.graphql.ts';
import { useShiftsChanged } from './use-shift-actions.ts';
import { withoutRefused } from './without-refused.ts';

/** What takes a change of a shift back. */
interface Step {
  change: ShiftChange;
  /** How the change left the shift. */
  seen?: ShiftChanges;
  /** Named where it stays. */
  shift: Pick<WholeShift, 'employeeName' | 'startTime' | 'endTime' | 'timeZone'>;
}

/** Shifts that were made go, as long as they are as they were made. */
export const unmade = ({ shifts }: Batch, timeZone: string): Step[] =>
  shifts.flatMap(({ id, state, ...shift }) => {
    if (state !== 'MADE' || !id) return [];
    const { employeeId: employee, title, notes, startTime, endTime } = shift;
    const seen = { employee, title, notes, startTime, endTime, status: 'SCHEDULED' as const };
    return [{ change: { id, deleted: true }, seen, shift: { ...shift, timeZone } }];
  });

/** So many that stay are named. */
const named = 5;

/** Takes changes of shifts back, but for what others have changed since or rules refuse: that is named, and why. */
export function useTakeBack() {
  const { t, language } = useTranslation();
  const toast = useToast();
  const offerUndo = useUndo();
  const say = useRefusalText();
  const [change] = useMutation(ChangeShifts);
  const changed = useShiftsChanged();

  /** @returns false where it has said itself what stays */
  const takeBack = async (steps: readonly Step[]): Promise<boolean> => {
    const stays = await withoutRefused(steps, (some) =>
      change({ variables: { changes: some.map((step) => step.change), seen: some.map(({ seen }) => seen ?? null) } }),
    ).finally(() => void changed());
    if (stays.length === 0) return true;
    const sentences = stays.map(({ step: { shift }, error }) => {
      const isOther = ['conflict', 'missing'].includes(refusalOf(error).kind);
      const why = isOther ? t('shifts.changedSince') : say(error, '');
      const name = `${shift.employeeName}, ${shiftWhen(shift.startTime, shift.endTime, language, shift.timeZone)}`;
      return why ? `${name} (${why})` : name;
    });
    const more = stays.length - named;
    const shifts = [...sentences.slice(0, named), ...(more > 0 ? [t('repetition.more', { count: more })] : [])];
    // It is read, so it does not go by itself.
    toast('danger', t('shifts.undoneBut', { count: stays.length, shifts: shifts.join(' · ') }));
    return false;
  };

  return {
    takeBack,
    /** @param then follows, however it ended */
    offerTakeBack: (done: string, steps: readonly Step[], then?: () => void): void =>
      offerUndo(
        done,
        () => takeBack(steps).finally(then),
        (error) => say(error, ''),
      ),
  };
}
