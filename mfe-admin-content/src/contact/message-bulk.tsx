import { useMutation } from '@apollo/client/react';
import type { Selection } from '@portfolio/remote-kit/list-tools';
import { useAction, useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Confirm, SelectionBar } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { DeleteMessage, MarkMessageRead } from './contact.graphql.ts';
import type { Message } from './message-list.tsx';

/** Marks what is selected as read, or deletes it, one after the other: neither can be taken back. */
export function MessageBulk({ selection }: { selection: Selection<Message> }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const refresh = useRefresh();
  const [mark] = useMutation(MarkMessageRead);
  const [remove] = useMutation(DeleteMessage);
  const unread = selection.chosen.filter(({ isRead }) => !isRead);
  const count = selection.chosen.length;
  const each = async (messages: readonly Message[], work: (id: string) => Promise<unknown>): Promise<void> => {
    try {
      for (const { id } of messages) await work(id);
    } finally {
      await refresh('contactMessages');
    }
  };
  return (
    <SelectionBar selection={selection}>
      <Button
        size="small"
        loading={busy}
        disabled={unread.length === 0}
        onClick={() =>
          void run(() => each(unread, (id) => mark({ variables: { id } })), {
            done: t('messages.marked', { count: unread.length }),
            failed: t('messages.bulkFailed'),
          })
        }
      >
        {t('messages.markAsRead')}
      </Button>
      <Confirm
        size="small"
        disabled={busy}
        action={t('delete.action')}
        question={t('messages.bulkQuestion', { count })}
        onConfirm={async () => {
          const isDone = await run(() => each(selection.chosen, (id) => remove({ variables: { id } })), {
            done: t('messages.bulkDeleted', { count }),
            failed: t('messages.bulkFailed'),
          });
          if (isDone) selection.turn(false);
        }}
      />
    </SelectionBar>
  );
}
