import { useQuery } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { useListState, usePages } from '@portfolio/remote-kit/lists';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useToast } from '@portfolio/ui/toast';
import Plus from 'lucide-react/icons/plus';
import { useCompany, type CompanyChoice } from '../../shared/company/use-company.ts';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { useListQuery } from '../../shared/lists/use-list-query.ts';
import { LoadError, ListPages, NoneFound } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { QualificationModal } from './qualification-modal.tsx';
import { QualificationTable } from './qualification-table.tsx';
import { Qualifications as QualificationsOperation, type ListedQualification } from './qualifications.graphql.ts';

const pageSize = 50;

const orderings = ['name', '-name'] as const;

const local: LocalOrder<ListedQualification> = {
  searched: ({ name }) => [name],
  sorted: { name: ({ name }) => name },
};

/** What employees may be qualified for (scheduling.md §3, Qualification): add, rename, delete what nobody holds. */
export function Qualifications() {
  const choice = useCompany();
  // Another company has other qualifications: nothing of the last one stays in sight.
  return <Place key={choice.company ?? 'all'} choice={choice} />;
}

function Place({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefresh();
  const [opened, open] = useOpened();
  const list = useListState({ orderings });
  const { page, search, ordering } = list;
  const result = useQuery(QualificationsOperation, {
    variables: { page, pageSize, search, ordering, company: choice.company },
    fetchPolicy: 'cache-and-network',
  });
  const found = result.data?.qualifications;
  const known = useListQuery(result, list, { found, before: result.previousData?.qualifications, local });
  const pages = usePages(list, pageSize, found);
  const edited = known.rows?.find(({ id }) => id === opened);

  const saved = (name: string): void => {
    toast('success', t('qualifications.saved', { name }));
    open(undefined);
    void refresh('qualifications');
  };
  /** One action of a screen is its first: that of the empty list stands back behind the heading's. */
  const add = (variant?: 'primary') => (
    <Button variant={variant} icon={<Plus aria-hidden />} onClick={() => open('new')}>
      {t('qualifications.create')}
    </Button>
  );
  const empty = (
    <NoneFound
      list={list}
      texts={{
        noMatch: t('qualifications.noMatch'),
        none: t('qualifications.none'),
        hint: t('qualifications.noneHint'),
      }}
      action={add()}
    />
  );
  return (
    <>
      <PageHeading description={t('qualifications.lead')} actions={add('primary')}>
        {t('qualifications.title')}
      </PageHeading>
      {known.failure ? (
        <LoadError title={t('qualifications.failed')} retry={known.retry} retrying={known.retrying} />
      ) : (
        <Stack $gap={5}>
          <ListToolbar
            search={{ label: t('qualifications.search'), ...list.searchBox }}
            status={known.count !== undefined && t('qualifications.count', { count: known.count })}
          />
          <QualificationTable
            qualifications={known.rows ?? []}
            list={list}
            choice={choice}
            loading={known.waiting}
            empty={empty}
            rename={({ id }) => open(id)}
            onDeleted={() => refresh('qualifications')}
          />
          <ListPages label={t('qualifications.pagesLabel')} {...pages} />
        </Stack>
      )}
      {(opened === 'new' || edited) && (
        <QualificationModal qualification={edited} onClose={() => open(undefined)} onSaved={saved} />
      )}
    </>
  );
}
