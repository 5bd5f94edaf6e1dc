import { useMutation } from '@apollo/client/react';
import { useAction, useRefresh } from '@portfolio/remote-kit/screens';
import type { ChosenShiftStatus, ShiftChange } from '../generated/graphql.ts';
import type { Candidate } from '../planner/candidates/candidate-row.tsx';
import { useOverride } from '../shared/forms/use-override.tsx';
import { useTranslation } from '../translator.ts';
import { ChangeShifts, DeleteShift, OfferShift, RestoreShift, UpdateShift, type WholeShift } from './shifts.graphql.ts';

const counts = ['plannerStatistics', 'attendance', 'recentActivity', 'attendanceCorrections', 'coverage'];
const shown = ['shifts', ...counts, 'openShifts', 'offers', 'timeOffRequests', 'timeOff', 'timeOffImpact'];

/** Lists of shifts and what is counted of them are asked for again; what shows one shift follows by itself. */
export function useShiftsChanged(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh(...shown);
}

/** Changes several shifts, all of them or none: `await changeEach([{ id, deleted: true }])`. */
export function useChangeEach(): (changes: ShiftChange[]) => Promise<void> {
  const [change] = useMutation(ChangeShifts);
  const changed = useShiftsChanged();
  return async (changes) => {
    await change({ variables: { changes } });
    await changed();
  };
}

/** scheduling.md §2, /{id}: another status, and delete. Both say how they ended. */
export function useShiftActions({
  id,
  status: was,
  checkedInAt,
  employeeId: before,
}: Pick<WholeShift, 'id' | 'status' | 'checkedInAt' | 'employeeId'>) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const changed = useShiftsChanged();
  const override = useOverride();
  const [update] = useMutation(UpdateShift);
  const [remove] = useMutation(DeleteShift);
  const [offer] = useMutation(OfferShift);
  const [restore] = useMutation(RestoreShift);
  const putBack = async () => {
    await restore({ variables: { id } });
    void changed();
  };

  return {
    setStatus: async (status: ChosenShiftStatus): Promise<void> => {
      const done = t('shifts.statusDone', { status: t(`shifts.status.${status}`) });
      const set = async (next: ChosenShiftStatus) => {
        await update({ variables: { id, input: { status: next } } });
        void changed();
      };
      // What a status did to check-in and check-out, another status does not take back.
      const isPlan = !checkedInAt && [was, status].every((each) => each === 'SCHEDULED' || each === 'CANCELLED');
      const undo = isPlan && was !== 'MISSED' ? () => set(was) : undefined;
      await run(() => set(status), { done, failed: t('shifts.statusFailed'), undo });
    },
    /** @returns whether it is gone */
    deleteShift: (): Promise<boolean> =>
      run(() => remove({ variables: { id } }), {
        done: t('shifts.deleted'),
        failed: t('shifts.deleteFailed'),
        undo: putBack,
      }),
    /**
     * It is nobody's from then on: all who qualify may ask for it, or one is asked alone, who has it by saying yes. With Undo the open
     * shift goes; where somebody has asked for it by then, or the rules refuse it, it stays offered.
     * @returns whether it is offered
     */
    offer: async (asked?: Pick<Candidate, 'employeeId' | 'name'>): Promise<boolean> => {
      const isOffered = await run(() => offer({ variables: { id, employee: asked?.employeeId } }), {
        done: asked ? t('candidates.asked', { name: asked.name }) : t('openShifts.offered'),
        failed: t('shifts.saveFailed'),
        undo: putBack,
      });
      if (isOffered) void changed();
      return isOffered;
    },
    /** @returns whether it is theirs */
    assign: ({ employeeId, name }: Candidate): Promise<boolean> => {
      const give = async (employee: string, overrideReason?: string) => {
        await update({ variables: { id, input: { employee, overrideReason } } });
        void changed();
      };
      return run(() => override.trying((reason) => give(employeeId, reason)), {
        done: t('candidates.assigned', { name }),
        failed: t('candidates.assignFailed'),
        undo: () => give(before),
      });
    },
    busy,
    changed,
    dialog: override.dialog,
  };
}
