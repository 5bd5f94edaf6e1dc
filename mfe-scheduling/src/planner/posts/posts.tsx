import { useQuery } from '@apollo/client/react';
import { one, useListState, usePages } from '@portfolio/remote-kit/lists';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { PageHeading } from '@portfolio/ui/page-heading';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { ImportButton } from '../../imports/import-button.tsx';
import { paths } from '../../paths.ts';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { chosenOption } from '../../shared/choices/choices.ts';
import { useChosenClient, useClientChoices } from '../../shared/choices/use-client-choices.ts';
import { useCompany, type CompanyChoice } from '../../shared/company/use-company.ts';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ListPages, LoadError, NoneFound } from '../../shared/screens.ts';
import { useListQuery } from '../../shared/lists/use-list-query.ts';
import { useTranslation } from '../../translator.ts';
import { PostTable } from './post-table.tsx';
import { Posts as PostsOperation, type WholePost } from './posts.graphql.ts';

const pageSize = 25;

const orderings = ['name', '-name', 'client_name', '-client_name', 'priority', '-priority'] as const;
const filters = { client: one(z.string().regex(/^\d+$/)) };

const local: LocalOrder<WholePost> = {
  searched: ({ name, clientName, locationName }) => [name, clientName, locationName ?? ''],
  sorted: {
    name: ({ name }) => name,
    client_name: ({ clientName }) => clientName,
    priority: ({ priority }) => String(priority),
  },
};

/** Where guards stand, and what is asked of them there. */
export function Posts() {
  const choice = useCompany();
  // Another company has other posts: nothing of the last one stays in sight.
  return <Place key={choice.company ?? 'all'} choice={choice} />;
}

function Place({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const { company, within } = choice;
  const list = useListState({ orderings, filters });
  const { page, search, ordering } = list;
  const { client } = list.filters;
  const result = useQuery(PostsOperation, {
    variables: { page, pageSize, search, ordering, company, client },
    fetchPolicy: 'cache-and-network',
  });
  const found = result.data?.posts;
  const posts = useListQuery(result, list, { found, before: result.previousData?.posts, local });
  const pages = usePages(list, pageSize, found);
  const clients = useClientChoices(company);
  const { client: chosen } = useChosenClient(client ?? '');
  const create = (variant?: 'primary') => (
    <LinkButton
      as={Link}
      to={within(client === undefined ? paths.newPost : `${paths.newPost}?client=${client}`)}
      variant={variant}
      icon={<Plus aria-hidden />}
    >
      {t('posts.create')}
    </LinkButton>
  );
  const texts = { noMatch: t('posts.noMatch'), none: t('posts.none'), hint: t('posts.noneHint') };
  const empty = <NoneFound list={list} texts={texts} action={create()} />;
  return (
    <>
      <PageHeading
        description={t('posts.lead')}
        actions={
          <>
            <ImportButton kind="posts" />
            {create('primary')}
          </>
        }
      >
        {t('posts.title')}
      </PageHeading>
      {posts.failure ? (
        <LoadError title={t('posts.failed')} retry={posts.retry} retrying={posts.retrying} />
      ) : (
        <Stack $gap={5}>
          <ListToolbar
            search={{ label: t('posts.search'), ...list.searchBox }}
            foldLabel={t('lists.filters')}
            status={posts.count !== undefined && t('posts.count', { count: posts.count })}
          >
            <ChoiceField
              label={t('posts.client')}
              placeholder={t('lists.all')}
              choices={clients}
              value={chosenOption(clients, client ?? '', chosen)}
              onChange={(id) => list.filterBy({ client: id || undefined })}
            />
          </ListToolbar>
          <PostTable posts={posts.rows ?? []} list={list} choice={choice} loading={posts.waiting} empty={empty} />
          <ListPages label={t('posts.pagesLabel')} {...pages} />
        </Stack>
      )}
    </>
  );
}
