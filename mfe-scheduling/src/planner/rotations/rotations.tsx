import { calendarDay } from '@portfolio/contracts/dates';
import { useListState } from '@portfolio/remote-kit/lists';
import type { Column } from '@portfolio/ui/table';
import { Link } from 'react-router-dom';
import { ImportButton } from '../../imports/import-button.tsx';
import { pathOf, paths } from '../../paths.ts';
import { type CompanyChoice, ofCompany } from '../../shared/company/use-company.tsx';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ExportButton } from '../../shared/exports/export-button.tsx';
import { ListPart, useListQuery, Broken } from '../../shared/lists/list-part.tsx';
import { useTranslation } from '../../translator.ts';
import { Rotations as RotationsOperation, type ListedRotation } from './rotations.graphql.ts';

const orderings = ['name', '-name'] as const;

const local: LocalOrder<ListedRotation> = {
  searched: ({ name }) => [name],
  sorted: { name: ({ name }) => name },
};

/** Teams who take turns: by which pattern, where, and until when they are planned. */
export const Rotations = ofCompany(Place);

function Place({ choice: { company, within } }: { choice: CompanyChoice }) {
  const { t, language } = useTranslation();
  const list = useListState({ orderings });
  const known = useListQuery(RotationsOperation, list, {
    variables: { company },
    of: ({ rotations }) => rotations,
    local,
    pageSize: 25,
  });
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
    {
      id: 'planned',
      header: t('rotations.plannedUntil'),
      cell: ({ plannedUntil }) => (plannedUntil ? calendarDay(plannedUntil, language) : t('rotations.never')),
    },
  ];
  return (
    <ListPart
      area="rotations"
      ways={
        <>
          <ImportButton kind="rotations" />
          <ExportButton
            path={`/planner/rotations/export_csv/${company === undefined ? '' : `?company=${company}`}`}
            name="rotations"
            failed={t('rotations.exportFailed')}
          />
        </>
      }
      list={list}
      known={known}
      columns={columns}
      create={{ to: within(paths.newRotation), words: t('rotations.create') }}
    />
  );
}
