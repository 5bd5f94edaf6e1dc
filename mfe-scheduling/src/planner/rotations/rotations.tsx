import { useQuery } from '@apollo/client/react';
import { useListState, usePages } from '@portfolio/remote-kit/lists';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { PageHeading } from '@portfolio/ui/page-heading';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany, type CompanyChoice } from '../../shared/company/use-company.ts';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { useListQuery } from '../../shared/lists/use-list-query.ts';
import { ListPages, LoadError, NoneFound } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { RotationTable } from './rotation-table.tsx';
import { Rotations as RotationsOperation, type ListedRotation } from './rotations.graphql.ts';

const pageSize = 25;

const orderings = ['name', '-name'] as const;

const local: LocalOrder<ListedRotation> = {
  searched: ({ name }) => [name],
  sorted: { name: ({ name }) => name },
};

/** Teams who take turns. */
export function Rotations() {
  const choice = useCompany();
  // Another company has other rotations: nothing of the last one stays in sight.
  return <Place key={choice.company ?? 'all'} choice={choice} />;
}

function Place({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const { company, within } = choice;
  const list = useListState({ orderings, filters: {} });
  const { page, search, ordering } = list;
  const result = useQuery(RotationsOperation, {
    variables: { page, pageSize, search, ordering, company },
    fetchPolicy: 'cache-and-network',
  });
  const found = result.data?.rotations;
  const rotations = useListQuery(result, list, { found, before: result.previousData?.rotations, local });
  const pages = usePages(list, pageSize, found);
  const create = (variant?: 'primary') => (
    <LinkButton as={Link} to={within(paths.newRotation)} variant={variant} icon={<Plus aria-hidden />}>
      {t('rotations.create')}
    </LinkButton>
  );
  const texts = { noMatch: t('rotations.noMatch'), none: t('rotations.none'), hint: t('rotations.noneHint') };
  const empty = <NoneFound list={list} texts={texts} action={create()} />;
  return (
    <>
      <PageHeading description={t('rotations.lead')} actions={create('primary')}>
        {t('rotations.title')}
      </PageHeading>
      {rotations.failure ? (
        <LoadError title={t('rotations.failed')} retry={rotations.retry} retrying={rotations.retrying} />
      ) : (
        <Stack $gap={5}>
          <ListToolbar
            search={{ label: t('rotations.search'), ...list.searchBox }}
            status={rotations.count !== undefined && t('rotations.count', { count: rotations.count })}
          />
          <RotationTable
            rotations={rotations.rows ?? []}
            list={list}
            choice={choice}
            loading={rotations.waiting}
            empty={empty}
          />
          <ListPages label={t('rotations.pagesLabel')} {...pages} />
        </Stack>
      )}
    </>
  );
}
