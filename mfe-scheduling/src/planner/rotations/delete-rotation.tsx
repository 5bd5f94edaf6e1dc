import { useApolloClient } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import Trash2 from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.ts';
import { Confirm } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { DeleteRotation as Delete, type WholeRotation } from './rotations.graphql.ts';

/** Delete, then Confirm or Cancel; its shifts stay. */
export function DeleteRotation({ rotation: { id, name } }: { rotation: WholeRotation }) {
  const { t } = useTranslation();
  const apollo = useApolloClient();
  const { run } = useAction();
  const navigate = useNavigate();
  const { within } = useCompany();

  const remove = async (): Promise<void> => {
    const isDone = await run(() => apollo.mutate({ mutation: Delete, variables: { id } }), {
      done: t('rotations.delete.done', { name }),
      failed: () => t('rotations.delete.failed'),
    });
    if (!isDone) return;
    void navigate(within(paths.rotations), { replace: true });
    apollo.cache.evict({ id: `Rotation:${id}` });
  };

  return (
    <Confirm
      icon={<Trash2 aria-hidden />}
      action={t('rotations.delete.action')}
      question={t('rotations.delete.question', { name })}
      onConfirm={remove}
    />
  );
}
