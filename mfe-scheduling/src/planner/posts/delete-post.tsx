import { useApolloClient } from '@apollo/client/react';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import Trash2 from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.ts';
import { Confirm } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { DeletePost as Delete, type WholePost } from './posts.graphql.ts';

/** Delete, then Confirm or Cancel; refused while shifts fill it, or a rotation has guards there. */
export function DeletePost({ post: { id, name } }: { post: WholePost }) {
  const { t } = useTranslation();
  const apollo = useApolloClient();
  const { run } = useAction();
  const say = useRefusalText();
  const navigate = useNavigate();
  const { within } = useCompany();

  const remove = async (): Promise<void> => {
    const isDone = await run(() => apollo.mutate({ mutation: Delete, variables: { id } }), {
      done: t('posts.delete.done', { name }),
      failed: (error) => say(error, t('posts.delete.failed')),
    });
    if (!isDone) return;
    void navigate(within(paths.posts), { replace: true });
    apollo.cache.evict({ id: `Post:${id}` });
  };

  return (
    <Confirm
      icon={<Trash2 aria-hidden />}
      action={t('posts.delete.action')}
      question={t('posts.delete.question', { name })}
      onConfirm={remove}
    />
  );
}
