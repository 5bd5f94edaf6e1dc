import { useMutation } from '@apollo/client/react';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { IconButton } from '@portfolio/ui/icon-button';
import { LinkButton } from '@portfolio/ui/link-button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Layers from 'lucide-react/icons/layers';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router-dom';
import { useEditing } from '../editing/use-editing.ts';
import type { AdminPagesQuery } from '../generated/graphql.ts';
import { DeleteButton } from '../lists/delete-button.tsx';
import { useTranslation } from '../translator.ts';
import { DeletePage } from './pages.graphql.ts';

export type ListedPage = AdminPagesQuery['pages']['results'][number];

/** core-site.md §2: Sections (carrying the page along), Edit, Delete. */
export function PageActions({ page }: { page: ListedPage }) {
  const { t } = useTranslation();
  const { edit } = useEditing();
  const refresh = useRefresh();
  const [remove] = useMutation(DeletePage);
  const { id, title, slug, sectionCount } = page;

  const deletePage = async (): Promise<void> => {
    await remove({ variables: { id } });
    await refresh('pages', 'page', 'pageBySlug');
  };

  return (
    <>
      <LinkButton
        as={Link}
        to={`/admin/pages/sections/${id}`}
        state={{ page: { id: Number(id), title, slug } }}
        size="small"
        icon={<Layers aria-hidden />}
      >
        {t('pages.sections', { count: sectionCount })} <VisuallyHidden>{title}</VisuallyHidden>
      </LinkButton>
      <IconButton size="small" icon={<Pencil aria-hidden />} label={`${t('edit')} ${title}`} onClick={() => edit(id)} />
      <DeleteButton compact area="pages" title={title} onDelete={deletePage} />
    </>
  );
}
