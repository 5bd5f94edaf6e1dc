import { useQuery } from '@apollo/client/react';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { Cluster } from '@portfolio/ui/layout';
import { Table, type Column } from '@portfolio/ui/table';
import { Mono } from '@portfolio/ui/text';
import { Link } from 'react-router-dom';
import { ListScreen } from '../lists/list-screen.tsx';
import { NoItems } from '../lists/no-items.tsx';
import { useListState } from '@portfolio/remote-kit/lists';
import { ProgressBadges, useProgress } from '../translations/progress.tsx';
import { useTranslation } from '../translator.ts';
import { PageActions, type ListedPage } from './page-actions.tsx';
import { PageStatus } from './page-status.tsx';
import { AdminPages } from './pages.graphql.ts';

const pageSize = 20;
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
  const address = useListState({ orderings });
  const { page, search, ordering, sort, sortBy, clear } = address;
  const result = useQuery(AdminPages, {
    variables: { page, pageSize, search, ordering },
    fetchPolicy: 'cache-and-network',
  });
  const pages = (result.data ?? result.previousData)?.pages;
  const progress = useProgress('PAGE', pages?.results);

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
    <ListScreen
      area="pages"
      address={address}
      pageSize={pageSize}
      result={result}
      found={pages}
      publicPath={({ slug }) => `/page/${slug}`}
    >
      <Table
        caption={t('pages.title')}
        columns={columns}
        rows={pages?.results ?? []}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={sortBy}
        actions={actions}
        actionsLabel={t('pages.actions')}
        empty={<NoItems area="pages" onClear={search ? clear : undefined} />}
        {...(result.loading && !result.data && { loading: { label: t('pages.loading') } })}
      />
    </ListScreen>
  );
}
