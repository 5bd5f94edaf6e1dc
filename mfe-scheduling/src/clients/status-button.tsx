import { useMutation } from '@apollo/client/react';
import type { ClientStatus } from '@portfolio/contracts/scheduling';
import { Button } from '@portfolio/ui/button';
import { Modal } from '@portfolio/ui/modal';
import { useToast } from '@portfolio/ui/toast';
import { useState } from 'react';
import { useTranslation } from '../translator.ts';
import { UpdateClient } from './clients.graphql.ts';

interface Props {
  client: { id: string; name: string };
  status: ClientStatus;
  /** Shows the new status. */
  onChanged: () => Promise<unknown>;
}

/** scheduling.md §4, Client status: toggled after a confirmation, which warns of what deactivating means. */
export function StatusButton({ client: { id, name }, status, onChanged }: Props) {
  const { t } = useTranslation();
  const [update] = useMutation(UpdateClient);
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const action = status === 'active' ? 'deactivate' : 'activate';

  const change = async (): Promise<void> => {
    setSaving(true);
    try {
      await update({ variables: { id, input: { status: status === 'active' ? 'INACTIVE' : 'ACTIVE' } } });
      await onChanged();
      toast('success', t(`clients.${action}.done`, { name }));
    } catch {
      toast('danger', t('clients.statusFailed'));
    } finally {
      setSaving(false);
      setAsking(false);
    }
  };

  return (
    <>
      <Button onClick={() => setAsking(true)}>{t(`clients.${action}.action`)}</Button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`clients.${action}.question`, { name })}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button variant="primary" loading={saving} onClick={() => void change()}>
              {t(`clients.${action}.action`)}
            </Button>
          </>
        }
      >
        <p>{t(`clients.${action}.warning`)}</p>
      </Modal>
    </>
  );
}
