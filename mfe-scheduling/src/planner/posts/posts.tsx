import { one, useListState } from '@portfolio/remote-kit/lists';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { ImportButton } from '../../imports/import-button.tsx';
import { paths } from '../../paths.ts';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { chosenOption } from '../../shared/choices/choices.ts';
import { useChosenClient, useClientChoices } from '../../shared/choices/use-client-choices.ts';
import { ofCompany } from '../../shared/company/of-company.tsx';
import type { CompanyChoice } from '../../shared/company/use-company.ts';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ListPart } from '../../shared/lists/list-part.tsx';
import { useListQuery } from '../../shared/lists/use-list-query.ts';
import { useTranslation } from '../../translator.ts';
import { Posts as PostsOperation, type WholePost } from './posts.graphql.ts';
import { usePostColumns } from './use-post-columns.tsx';

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
export const Posts = ofCompany(Place);

function Place({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const { company, within } = choice;
  const list = useListState({ orderings, filters });
  const { client } = list.filters;
  const known = useListQuery(PostsOperation, list, {
    variables: { company, client },
    of: ({ posts }) => posts,
    local,
    pageSize: 25,
  });
  const columns = usePostColumns(choice);
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
      <ListPart
        area="posts"
        list={list}
        known={known}
        columns={columns}
        filters={
          <ChoiceField
            label={t('posts.client')}
            placeholder={t('lists.all')}
            choices={clients}
            value={chosenOption(clients, client ?? '', chosen)}
            onChange={(id) => list.filterBy({ client: id || undefined })}
          />
        }
        create={create()}
      />
    </>
  );
}
