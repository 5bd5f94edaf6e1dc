import { useMutation } from '@apollo/client/react';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { useToast } from '@portfolio/ui/toast';
import { useTranslation } from '../translator.ts';
import { ApproveTimesheets } from './timesheets.graphql.ts';

/** Approves hours, or takes the approval away, and says how that ended. */
export function useApproval(onDone: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const say = useRefusalText();
  const [send, { loading }] = useMutation(ApproveTimesheets);
  const approve = async (shifts: string[], approved: boolean): Promise<void> => {
    try {
      await send({ variables: { shifts, approved } });
      toast('success', approved ? t('timesheets.approved', { count: shifts.length }) : t('timesheets.withdrawn'));
    } catch (error) {
      toast('danger', say(error, t('timesheets.approveFailed')));
    }
    onDone();
  };
  return { approve, loading };
}
