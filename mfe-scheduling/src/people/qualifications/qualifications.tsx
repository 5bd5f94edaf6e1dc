import { useOpened } from '@portfolio/remote-kit';
import { useListState } from '@portfolio/remote-kit/lists';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { PageHeading } from '@portfolio/ui/page-heading';
import type { Column } from '@portfolio/ui/table';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { ofCompany } from '../../shared/company/of-company.tsx';
import type { CompanyChoice } from '../../shared/company/use-company.ts';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ListPart } from '../../shared/lists/list-part.tsx';
import { useListQuery } from '../../shared/lists/use-list-query.ts';
import { useTranslation } from '../../translator.ts';
import { DeleteQualification } from './delete-qualification.tsx';
import { QualificationModal } from './qualification-modal.tsx';
import { Qualifications as QualificationsOperation, type ListedQualification } from './qualifications.graphql.ts';
import { Broken, Secondary } from '../../shared/lists/cell.styles.ts';
import { paths } from '../../paths.ts';

const orderings = ['name', '-name'] as const;

const local: LocalOrder<ListedQualification> = {
  searched: ({ name }) => [name],
  sorted: { name: ({ name }) => name },
};

/** What employees may be qualified for (scheduling.md §3, Qualification): add, rename, delete what nobody holds. */
export const Qualifications = ofCompany(Place);

function Place({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefresh();
  const [opened, open] = useOpened();
  const list = useListState({ orderings });
  const known = useListQuery(QualificationsOperation, list, {
    variables: { company: choice.company },
    of: ({ qualifications }) => qualifications,
    local,
    pageSize: 50,
  });
  const columns = useQualificationColumns(choice);
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
  return (
    <>
      <PageHeading description={t('qualifications.lead')} actions={add('primary')}>
        {t('qualifications.title')}
      </PageHeading>
      <ListPart
        area="qualifications"
        list={list}
        known={known}
        columns={columns}
        create={add()}
        actions={(qualification) => (
          <>
            <Button size="small" variant="ghost" icon={<Pencil aria-hidden />} onClick={() => open(qualification.id)}>
              {t('qualifications.rename')} <VisuallyHidden>{qualification.name}</VisuallyHidden>
            </Button>
            <DeleteQualification qualification={qualification} onDeleted={() => refresh('qualifications')} />
          </>
        )}
      />
      {(opened === 'new' || edited) && (
        <QualificationModal qualification={edited} onClose={() => open(undefined)} onSaved={saved} />
      )}
    </>
  );
}

/** Qualifications, and who holds them. */
function useQualificationColumns({
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
