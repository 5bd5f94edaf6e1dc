import { calendarDay, calendarDays } from '@portfolio/contracts/dates';
import { scheduling } from '@portfolio/contracts/scheduling';
import { one, useListState } from '@portfolio/remote-kit/lists';
import { ChipList } from '@portfolio/ui/chip';
import type { Column } from '@portfolio/ui/table';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { ImportButton } from '../../imports/import-button.tsx';
import { paths, pathOf } from '../../paths.ts';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { chosenOption, useChosenClient, useClientChoices } from '../../shared/choices/choices.ts';
import { type CompanyChoice, ofCompany } from '../../shared/company/use-company.tsx';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ListPart, useListQuery, Broken, Secondary } from '../../shared/lists/list-part.tsx';
import { useTranslation } from '../../translator.ts';
import { PostName } from './post-name.tsx';
import { Posts as PostsOperation, type WholePost } from './posts.graphql.ts';

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
  return (
    <ListPart
      area="posts"
      ways={<ImportButton kind="posts" />}
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
      create={{
        to: within(client === undefined ? paths.newPost : `${paths.newPost}?client=${client}`),
        words: t('posts.create'),
      }}
    />
  );
}

/** Posts with their places, what they ask for and how long their contracts are. */
function usePostColumns({ within }: CompanyChoice): readonly Column<WholePost>[] {
  const { t, language } = useTranslation();
  const days = ({ startDate, endDate }: WholePost): string => {
    if (startDate && endDate) return calendarDays(startDate, endDate, language);
    if (startDate) return t('posts.fromDay', { day: calendarDay(startDate, language) });
    return endDate ? t('posts.untilDay', { day: calendarDay(endDate, language) }) : t('posts.open');
  };
  return [
    {
      id: 'name',
      header: t('posts.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, name, color }) => (
        <Broken>
          <Link to={within(pathOf(paths.post, id))}>
            <PostName name={name} color={color} />
          </Link>
        </Broken>
      ),
    },
    {
      id: 'client_name',
      header: t('posts.place'),
      sortable: true,
      cell: ({ clientName, locationName }) => (
        <Broken dir="auto">
          {clientName}
          <Secondary>{locationName ?? t('shifts.mainLocation')}</Secondary>
        </Broken>
      ),
    },
    { id: 'headCount', header: t('posts.headCount'), numeric: true, cell: ({ headCount }) => headCount },
    {
      id: 'required',
      header: t('posts.asks'),
      cell: ({ requiredQualifications }) => (
        <ChipList
          label={t('posts.required')}
          items={requiredQualifications}
          max={scheduling.listChips}
          more={(count) => t('lists.more', { count })}
        />
      ),
    },
    { id: 'contract', header: t('posts.contract'), cell: days },
    {
      id: 'priority',
      header: t('posts.priority'),
      sortable: true,
      numeric: true,
      cell: ({ priority }) => priority,
    },
  ];
}
