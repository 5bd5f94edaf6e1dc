import { useMutation } from '@apollo/client/react';
import { useAction, useRefresh } from '@portfolio/remote-kit/screens';
import type { ChosenShiftStatus } from '../generated/graphql.ts';
import type { Candidate } from '../planner/candidates/candidates.graphql.ts';
import { useTranslation } from '../translator.ts';
import { DeleteShift, UpdateShift, type WholeShift } from './shifts.graphql.ts';

/** Lists of shifts and what is counted of them are asked for again; what shows one shift follows by itself. */
export function useShiftsChanged(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () =>
    refresh('shifts', 'plannerStatistics', 'attendance', 'recentActivity', 'attendanceCorrections', 'coverage');
}

/** scheduling.md §2, /{id}: another status, and delete. Both say how they ended. */
export function useShiftActions({ id }: Pick<WholeShift, 'id'>) {
  const { t } = useTranslation();
  const { run } = useAction();
  const changed = useShiftsChanged();
  const [update] = useMutation(UpdateShift);
  const [remove] = useMutation(DeleteShift);

  return {
    setStatus: async (status: ChosenShiftStatus): Promise<void> => {
      const done = t('shifts.statusDone', { status: t(`shifts.status.${status}`) });
      const work = () => update({ variables: { id, input: { status } } });
      if (await run(work, { done, failed: t('shifts.statusFailed') })) void changed();
    },
    /** @returns whether it is gone */
    deleteShift: (): Promise<boolean> =>
      run(() => remove({ variables: { id } }), { done: t('shifts.deleted'), failed: t('shifts.deleteFailed') }),
    /** @returns whether it is theirs */
    assign: async ({ employeeId, name }: Candidate): Promise<boolean> => {
      const work = () => update({ variables: { id, input: { employee: employeeId } } });
      const isDone = await run(work, {
        done: t('candidates.assigned', { name }),
        failed: t('candidates.assignFailed'),
      });
      if (isDone) void changed();
      return isDone;
    },
    changed,
  };
}
