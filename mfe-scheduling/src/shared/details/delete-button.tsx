import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import Trash2 from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router-dom';
import { useCompany } from '../company/use-company.ts';
import { paths } from '../../paths.ts';
import { Confirm } from '../screens.ts';
import { useTranslation } from '../../translator.ts';
import type { DetailArea, ItemArea } from './detail-screen.tsx';

interface Props {
  mutation: TypedDocumentNode<unknown, { id: string }>;
  /** What is deleted, by its GraphQL type; no list shows it any more then. */
  item: { type: string; id: string; name: string };
  area: ItemArea;
  /** Said when it can't be; a text of its own gives way to what the server says. */
  failed: string | ((error: unknown) => string);
}

/** One that is refused while others need it. */
export function DeleteButton({ area, ...props }: Omit<Props, 'failed'> & { area: DetailArea }) {
  const { t } = useTranslation();
  const failed = (error: unknown) => t(`${area}.delete.${refusalOf(error).kind === 'conflict' ? 'needed' : 'failed'}`);
  return <DeleteItem {...props} area={area} failed={failed} />;
}

/** scheduling.md §4, Delete flow: Delete, then Confirm or Cancel; back to the list afterwards. */
export function DeleteItem({ mutation, item: { type, id, name }, area, failed }: Props) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { run } = useAction();
  const navigate = useNavigate();
  const { within } = useCompany();

  const remove = async (): Promise<void> => {
    const isDone = await run(() => client.mutate({ mutation, variables: { id } }), {
      done: t(`${area}.delete.done`, { name }),
      failed,
    });
    if (!isDone) return;
    void navigate(within(paths[area]), { replace: true });
    client.cache.evict({ id: `${type}:${id}` });
  };

  return (
    <Confirm
      icon={<Trash2 aria-hidden />}
      action={t(`${area}.delete.action`)}
      question={t(`${area}.delete.question`, { name })}
      onConfirm={remove}
    />
  );
}
