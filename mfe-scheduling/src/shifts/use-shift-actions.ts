import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { useToast } from '@portfolio/ui/toast';
import type { ChosenShiftStatus } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { DeleteShift, UpdateShift, type WholeShift } from './shifts.graphql.ts';

/** Lists of shifts and what is counted of them are asked for again; what shows one shift follows by itself. */
export function useShiftsChanged(): () => Promise<unknown> {
  const client = useApolloClient();
  return () =>
    client.refetchQueries({
      updateCache(cache) {
        for (const fieldName of [
          'shifts',
          'plannerStatistics',
          'attendance',
          'recentActivity',
          'attendanceCorrections',
        ]) {
          cache.evict({ id: 'ROOT_QUERY', fieldName });
        }
      },
    });
}

/** scheduling.md §2, /{id}: another status, and delete. Both say how they ended. */
export function useShiftActions({ id }: Pick<WholeShift, 'id'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const say = useRefusalText();
  const changed = useShiftsChanged();
  const [update] = useMutation(UpdateShift);
  const [remove] = useMutation(DeleteShift);

  return {
    setStatus: async (status: ChosenShiftStatus): Promise<void> => {
      try {
        await update({ variables: { id, input: { status } } });
        toast('success', t('shifts.statusDone', { status: t(`shifts.status.${status}`) }));
        void changed();
      } catch (error) {
        // Why it is refused, where the server says so: it has been paid, or would overlap another shift.
        toast('danger', say(error, t('shifts.statusFailed')));
      }
    },
    /** @returns whether it is gone */
    deleteShift: async (): Promise<boolean> => {
      try {
        await remove({ variables: { id } });
        toast('success', t('shifts.deleted'));
        return true;
      } catch (error) {
        toast('danger', say(error, t('shifts.deleteFailed')));
        return false;
      }
    },
    changed,
  };
}
