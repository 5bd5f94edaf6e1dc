import { useApolloClient } from '@apollo/client/react';
import { ApiError, useApi } from '@portfolio/remote-kit';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { useToast } from '@portfolio/ui/toast';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '../translator.ts';

interface Props {
  /** REST path of what is deleted. */
  path: string;
  /** The same as GraphQL's answers name it, so that no list shows it any more. */
  cached: `${'Client' | 'Employee'}:${string}`;
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
export function DeleteButton({ path, cached, texts, onDeleted }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const { cache } = useApolloClient();
  const toast = useToast();

  const remove = async (): Promise<void> => {
    try {
      await api.delete(path);
    } catch (error) {
      const isNeeded = error instanceof ApiError && error.status === 409;
      toast('danger', isNeeded ? `${texts.failed} ${texts.needed}` : texts.failed);
      return;
    }
    toast('success', texts.done);
    onDeleted();
    cache.evict({ id: cached });
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
