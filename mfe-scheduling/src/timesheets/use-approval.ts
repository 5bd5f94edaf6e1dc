import { useMutation } from '@apollo/client/react';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { useToast } from '@portfolio/ui/toast';
import { useTranslation } from '../translator.ts';
import { ApproveTimesheets, type Timesheet } from './timesheets.graphql.ts';

/**
 * Approves hours as they are shown, or takes the approval away, and says how that ended. What has changed since is not approved.
 * @param onDone told of the shifts that were not, for the list to show them anew
 */
export function useApproval(onDone: (changed: readonly string[]) => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const say = useRefusalText();
  const [send, { loading }] = useMutation(ApproveTimesheets);
  const approve = async (timesheets: readonly Timesheet[], approved: boolean): Promise<void> => {
    const shifts = timesheets.map(({ id }) => id);
    const versions = timesheets.map(({ version }) => version);
    let changed: string[] = [];
    try {
      const { data } = await send({ variables: { shifts, versions, approved } });
      if (approved) {
        changed = (data?.approveTimesheets ?? []).filter(({ approvedAt }) => !approvedAt).map(({ id }) => id);
        const count = shifts.length - changed.length;
        if (count > 0) toast('success', t('timesheets.approved', { count }));
        if (changed.length > 0) toast('danger', t('timesheets.changed', { count: changed.length }));
      } else {
        toast('success', t('timesheets.withdrawn'));
      }
    } catch (error) {
      toast('danger', say(error, t('timesheets.approveFailed')));
    }
    onDone(changed);
  };
  return { approve, loading };
}
