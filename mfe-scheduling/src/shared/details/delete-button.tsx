import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { useToast } from '@portfolio/ui/toast';
import Trash2 from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router-dom';
import { useCompany } from '../company/use-company.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import type { DetailArea } from './detail-screen.tsx';

interface Props {
  mutation: TypedDocumentNode<unknown, { id: string }>;
  /** What is deleted, by its GraphQL type; no list shows it any more then. */
  item: { type: string; id: string; name: string };
  area: DetailArea;
}

/** scheduling.md §4, Delete flow: Delete, then Confirm or Cancel; back to the list afterwards. */
export function DeleteButton({ mutation, item: { type, id, name }, area }: Props) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { within } = useCompany();

  const remove = async (): Promise<void> => {
    try {
      await client.mutate({ mutation, variables: { id } });
    } catch (error) {
      const isNeeded = refusalOf(error).kind === 'conflict';
      toast('danger', t(isNeeded ? `${area}.delete.needed` : `${area}.delete.failed`));
      return;
    }
    toast('success', t(`${area}.delete.done`, { name }));
    void navigate(within(paths[area]), { replace: true });
    client.cache.evict({ id: `${type}:${id}` });
  };

  return (
    <ConfirmInline
      icon={<Trash2 aria-hidden />}
      texts={{
        action: t(`${area}.delete.action`),
        question: t(`${area}.delete.question`, { name }),
        confirm: t('delete.confirm'),
        cancel: t('delete.cancel'),
      }}
      onConfirm={remove}
    />
  );
}
