import { calendarDay } from '@portfolio/contracts/dates';
import type { ListState } from '@portfolio/remote-kit/lists';
import { Table, type Column } from '@portfolio/ui/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathOf, paths } from '../../paths.ts';
import type { CompanyChoice } from '../../shared/company/use-company.ts';
import { Broken } from '../../shared/lists/cell.styles.ts';
import { useTranslation } from '../../translator.ts';
import type { ListedRotation } from './rotations.graphql.ts';

interface Props {
  rotations: readonly ListedRotation[];
  list: Pick<ListState, 'sort' | 'sortBy'>;
  choice: CompanyChoice;
  /** More are on their way. */
  loading: boolean;
  empty: ReactNode;
}

/** Rotations with how their teams take turns, where, and until when they are planned. */
export function RotationTable({ rotations, list, choice: { within }, loading, empty }: Props) {
  const { t, language } = useTranslation();
  const day = (date: string | null | undefined) => (date ? calendarDay(date, language) : t('rotations.never'));
  const columns: Column<ListedRotation>[] = [
    {
      id: 'name',
      header: t('rotations.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, name }) => (
        <Broken>
          <Link to={within(pathOf(paths.rotation, id))}>{name}</Link>
        </Broken>
      ),
    },
    {
      id: 'pattern',
      header: t('rotations.pattern'),
      cell: ({ phases }) => <Broken>{phases.at(-1)?.pattern}</Broken>,
    },
    {
      id: 'posts',
      header: t('rotations.posts'),
      cell: ({ members }) => <Broken>{[...new Set(members.map(({ postName }) => postName))].join(', ')}</Broken>,
    },
    { id: 'teams', header: t('rotations.teams'), numeric: true, cell: ({ teams }) => teams.length },
    { id: 'members', header: t('rotations.members'), numeric: true, cell: ({ members }) => members.length },
    { id: 'planned', header: t('rotations.plannedUntil'), cell: ({ plannedUntil }) => day(plannedUntil) },
  ];
  return (
    <Table
      caption={t('rotations.title')}
      columns={columns}
      rows={rotations}
      rowKey={({ id }) => id}
      sort={list.sort}
      onSort={list.sortBy}
      empty={empty}
      {...(loading && { loading: { label: t('rotations.loading') } })}
    />
  );
}
