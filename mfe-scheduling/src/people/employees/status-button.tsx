import { useMutation } from '@apollo/client/react';
import type { EmployeeStatus } from '@portfolio/contracts/scheduling';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { useTranslation } from '../../translator.ts';
import { UpdateEmployee } from './employees.graphql.ts';

interface Props {
  employee: { id: string; name: string };
  status: EmployeeStatus;
  /** Shows the new status. */
  onChanged: () => Promise<unknown>;
}

/** scheduling.md §4, Employee status: between active and inactive, with no confirmation. */
export function StatusButton({ employee: { id, name }, status, onChanged }: Props) {
  const { t } = useTranslation();
  const [update] = useMutation(UpdateEmployee);
  const { run, busy } = useAction();
  const action = status === 'active' ? 'deactivate' : 'activate';

  const set = async (next: 'ACTIVE' | 'INACTIVE') => {
    await update({ variables: { id, input: { status: next } } });
    await onChanged();
  };
  const [now, next] = status === 'active' ? (['ACTIVE', 'INACTIVE'] as const) : (['INACTIVE', 'ACTIVE'] as const);
  const ending = {
    done: t(`employees.${action}.done`, { name }),
    failed: () => t('employees.statusFailed'),
    undo: () => set(now),
  };

  return (
    <Button loading={busy} onClick={() => void run(() => set(next), ending)}>
      {t(`employees.${action}.action`)}
    </Button>
  );
}
