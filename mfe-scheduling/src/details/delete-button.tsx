import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { useToast } from '@portfolio/ui/toast';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '../translator.ts';

interface Props {
  mutation: TypedDocumentNode<unknown, { id: string }>;
  /** What is deleted; no list shows it any more then. */
  item: { type: 'Client' | 'Employee'; id: string };
  texts: {
    action: string;
    question: string;
    done: string;
    failed: string;
    /** Said besides when something else needs it. */
    needed: string;
  };
  onDeleted: () => void;
}

/** scheduling.md §4, Delete flow: Delete, then Confirm or Cancel. */
export function DeleteButton({ mutation, item: { type, id }, texts, onDeleted }: Props) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const toast = useToast();

  const remove = async (): Promise<void> => {
    try {
      await client.mutate({ mutation, variables: { id } });
    } catch (error) {
      const isNeeded = refusalOf(error).kind === 'conflict';
      toast('danger', isNeeded ? `${texts.failed} ${texts.needed}` : texts.failed);
      return;
    }
    toast('success', texts.done);
    onDeleted();
    client.cache.evict({ id: `${type}:${id}` });
  };

  return (
    <ConfirmInline
      icon={<Trash2 aria-hidden />}
      texts={{
        action: texts.action,
        question: texts.question,
        confirm: t('delete.confirm'),
        cancel: t('delete.cancel'),
      }}
      onConfirm={remove}
    />
  );
}
