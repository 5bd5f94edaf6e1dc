import type { ListState } from '@portfolio/remote-kit/lists';
import { Button } from '@portfolio/ui/button';
import { Table, type Column } from '@portfolio/ui/table';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyChoice } from '../../shared/company/use-company.ts';
import { Broken, Secondary } from '../../shared/lists/cell.styles.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import type { ListedQualification } from './qualifications.graphql.ts';
import { DeleteQualification } from './delete-qualification.tsx';

interface Props {
  qualifications: readonly ListedQualification[];
  list: Pick<ListState, 'sort' | 'sortBy'>;
  choice: CompanyChoice;
  /** More are on their way. */
  loading: boolean;
  empty: ReactNode;
  rename: (qualification: ListedQualification) => void;
  onDeleted: () => Promise<unknown>;
}

/** Qualifications, who holds them, and what can be done with them. */
export function QualificationTable({ qualifications, list, choice, loading, empty, rename, onDeleted }: Props) {
  const { t } = useTranslation();
  const { company, companies, within } = choice;

  const columns: Column<ListedQualification>[] = [
    {
      id: 'name',
      header: t('qualifications.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ name, companyId, expires }) => (
        <Broken dir="auto">
          {name}
          {expires && <Secondary>{t('qualifications.expiring')}</Secondary>}
          {/* A superuser may look at all companies together. */}
          {company === undefined && <Secondary>{companies.find(({ id }) => id === companyId)?.name}</Secondary>}
        </Broken>
      ),
    },
    {
      id: 'employees',
      header: t('qualifications.heldBy'),
      cell: ({ id, employees }) =>
        employees === 0 ? (
          t('qualifications.nobody')
        ) : (
          <Link to={within(`${paths.employees}?qualification=${id}`)}>
            {t('qualifications.employees', { count: employees })}
          </Link>
        ),
    },
  ];

  return (
    <Table
      caption={t('qualifications.title')}
      columns={columns}
      rows={qualifications}
      rowKey={({ id }) => id}
      sort={list.sort}
      onSort={list.sortBy}
      actionsLabel={t('lists.actions')}
      actions={(qualification) => (
        <>
          <Button size="small" variant="ghost" icon={<Pencil aria-hidden />} onClick={() => rename(qualification)}>
            {t('qualifications.rename')} <VisuallyHidden>{qualification.name}</VisuallyHidden>
          </Button>
          <DeleteQualification qualification={qualification} onDeleted={onDeleted} />
        </>
      )}
      empty={empty}
      {...(loading && { loading: { label: t('qualifications.loading') } })}
    />
  );
}
