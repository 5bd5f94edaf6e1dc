import type { Column } from '@portfolio/ui/table';
import { Link } from 'react-router-dom';
import type { CompanyChoice } from '../../shared/company/use-company.ts';
import { Broken, Secondary } from '../../shared/lists/cell.styles.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import type { ListedQualification } from './qualifications.graphql.ts';

/** Qualifications, and who holds them. */
export function useQualificationColumns({
  company,
  companies,
  within,
}: CompanyChoice): readonly Column<ListedQualification>[] {
  const { t } = useTranslation();
  return [
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
}
