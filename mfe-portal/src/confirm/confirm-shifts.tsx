import { useMutation } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Notice } from '@portfolio/ui/notice';
import { Muted } from '@portfolio/ui/text';
import Check from 'lucide-react/icons/check';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { graphql } from '../generated/index.ts';

const ConfirmShifts = graphql('mutation ConfirmShifts { confirmShifts { id confirmedAt toConfirm } }');

/** What is still to be confirmed, of shifts that a company publishes. */
const open = (shifts: readonly PortalShift[]) => shifts.filter(({ toConfirm }) => toConfirm).map(({ id }) => id);

function useConfirm() {
  const { t } = useTranslation();
  const [confirm] = useMutation(ConfirmShifts);
  const { run, busy } = useAction();
  return {
    busy,
    confirm: (shifts: string[]) =>
      run(() => confirm({ variables: { shifts } }), { done: t('confirming.done'), failed: t('confirming.failed') }),
  };
}

/** One tap says that the guard knows the shift as it is; afterwards it says so. */
export function ConfirmShift({ shift }: { shift: PortalShift }) {
  const { t } = useTranslation();
  const { confirm, busy } = useConfirm();
  if (!shift.toConfirm) return shift.confirmedAt ? <Muted>{t('confirming.confirmed')}</Muted> : null;
  return (
    <Button size="large" wide icon={<Check aria-hidden />} loading={busy} onClick={() => void confirm([shift.id])}>
      {t('confirming.one')}
    </Button>
  );
}

/** Several at once, above their list. */
export function ConfirmAll({ shifts }: { shifts: readonly PortalShift[] }) {
  const { t } = useTranslation();
  const { confirm, busy } = useConfirm();
  const ids = open(shifts);
  if (ids.length < 2) return null;
  return (
    <Notice
      kind="info"
      action={
        <Button loading={busy} onClick={() => void confirm(ids)}>
          {t('confirming.all', { count: ids.length })}
        </Button>
      }
    >
      {t('confirming.waiting', { count: ids.length })}
    </Notice>
  );
}
