import { useMutation } from '@apollo/client/react';
import type { ClientStatus } from '@portfolio/contracts/scheduling';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { useState } from 'react';
import { AskModal } from '../shared/screens.ts';
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
  const [asking, setAsking] = useState(false);
  const { run, busy } = useAction();
  const action = status === 'active' ? 'deactivate' : 'activate';

  const change = async (): Promise<void> => {
    const set = async (next: 'ACTIVE' | 'INACTIVE') => {
      await update({ variables: { id, input: { status: next } } });
      await onChanged();
    };
    const [now, next] = status === 'active' ? (['ACTIVE', 'INACTIVE'] as const) : (['INACTIVE', 'ACTIVE'] as const);
    await run(() => set(next), {
      done: t(`clients.${action}.done`, { name }),
      failed: () => t('clients.statusFailed'),
      undo: () => set(now),
    });
    setAsking(false);
  };

  return (
    <>
      <Button onClick={() => setAsking(true)}>{t(`clients.${action}.action`)}</Button>
      <AskModal
        open={asking}
        title={t(`clients.${action}.question`, { name })}
        confirm={t(`clients.${action}.action`)}
        busy={busy}
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        <p>{t(`clients.${action}.warning`)}</p>
      </AskModal>
    </>
  );
}
