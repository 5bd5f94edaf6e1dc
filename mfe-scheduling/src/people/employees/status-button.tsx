import { useMutation } from '@apollo/client/react';
import type { EmployeeStatus } from '@portfolio/contracts/scheduling';
import { Button } from '@portfolio/ui/button';
import { useToast } from '@portfolio/ui/toast';
import { useState } from 'react';
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
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const action = status === 'active' ? 'deactivate' : 'activate';

  const change = async (): Promise<void> => {
    setSaving(true);
    try {
      await update({ variables: { id, input: { status: status === 'active' ? 'INACTIVE' : 'ACTIVE' } } });
      await onChanged();
      toast('success', t(`employees.${action}.done`, { name }));
    } catch {
      toast('danger', t('employees.statusFailed'));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Button loading={saving} onClick={() => void change()}>
      {t(`employees.${action}.action`)}
    </Button>
  );
}
