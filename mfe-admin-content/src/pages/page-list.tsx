import { useMutation } from '@apollo/client/react';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Table, type Column } from '@portfolio/ui/table';
import { Mono } from '@portfolio/ui/text';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Layers from 'lucide-react/icons/layers';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router-dom';
import { DeleteButton, PublicationBadge } from '../lists/item-card.tsx';
import { ListScreen, NoItems, useItems } from '../lists/list-screen.tsx';
import { ProgressBadges, useProgress } from '../translations/progress.tsx';
import { useTranslation } from '../translator.ts';
import { DeletePage } from '../history/history.graphql.ts';
import { AdminPages, SwitchPage } from './pages.graphql.ts';
import { SwitchInPlace } from '../lists/switch-in-place.tsx';
import { useEditing } from '../editing/use-editing.ts';
import type { AdminPagesQuery } from '../generated/graphql.ts';

type ListedPage = AdminPagesQuery['pages']['results'][number];

/** core-site.md §2: Sections (carrying the page along), Edit, Delete. */
function PageActions({ page }: { page: ListedPage }) {
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

const orderings = ['title', '-title', 'slug', '-slug', 'is_published', '-is_published'] as const;

const publicLink = ({ slug }: ListedPage) => (
  <Link to={`/page/${slug}`}>
    <Mono>/page/{slug}</Mono>
  </Link>
);

const actions = (page: ListedPage) => <PageActions page={page} />;

/** core-site.md §2, "/admin/pages": a table of title, URL, status and actions. */
export function PageList() {
  const { t } = useTranslation();
  const authored = useAuthored();
  const list = useItems(AdminPages, ({ pages }) => pages, orderings, 20);
  const { result } = list;
  const pages = list.found?.results ?? [];
  const progress = useProgress('PAGE', pages);

  const columns: Column<ListedPage>[] = [
    {
      id: 'title',
      header: t('fields.title'),
      rowHeader: true,
      sortable: true,
      cell: ({ title }) => <span {...authored}>{title}</span>,
    },
    { id: 'slug', header: t('pages.url'), sortable: true, cell: publicLink },
    {
      id: 'is_published',
      header: t('pages.status'),
      sortable: true,
      cell: (row) => (
        <Cluster as="span" $gap={2}>
          <PageStatus page={row} />
          <ProgressBadges progress={progress.get(row.id)} />
        </Cluster>
      ),
    },
  ];

  return (
    <ListScreen area="pages" list={list} publicPath={({ slug }) => `/page/${slug}`}>
      <Table
        caption={t('pages.title')}
        columns={columns}
        rows={pages}
        rowKey={({ id }) => id}
        sort={list.address.sort}
        onSort={list.address.sortBy}
        actions={actions}
        actionsLabel={t('pages.actions')}
        empty={<NoItems area="pages" onClear={list.clear} />}
        {...(result.loading && !result.data && { loading: { label: t('pages.loading') } })}
      />
    </ListScreen>
  );
}

/** Published or Draft, and the switch between them. */
function PageStatus({ page: { id, title, isPublished } }: { page: ListedPage }) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [change] = useMutation(SwitchPage);

  const publish = async (on: boolean): Promise<void> => {
    await change({ variables: { id, input: { isPublished: on } } });
    void refresh('pages', 'page', 'pageBySlug');
  };

  return (
    <Cluster as="span" $gap={2}>
      <SwitchInPlace
        label={t('publishedSwitch')}
        quiet
        of={title}
        on={isPublished}
        onChange={publish}
        failed={t('pages.saveFailed')}
      />
      <PublicationBadge published={isPublished} />
    </Cluster>
  );
}
