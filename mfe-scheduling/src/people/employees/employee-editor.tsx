import { useQuery } from '@apollo/client/react';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useParams } from 'react-router-dom';
import { ChosenCompany } from '../../shared/choices/choices.graphql.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { EditScreen, FoundForm, BackLink } from '../../shared/details/detail-screen.tsx';
import { pathOf, paths } from '../../paths.ts';
import { QualificationOptions } from '../qualifications/qualifications.graphql.ts';
import { useTranslation } from '../../translator.ts';
import { EmployeeForm } from './employee-form.tsx';
import { EmployeeDetail } from './employees.graphql.ts';

/** scheduling.md §2, Employee area: the add form, and at both edit addresses (readings.md) the edit form. */
export function EmployeeEditor() {
  const { id } = useParams();
  return id === undefined ? <New /> : <Edit key={id} id={id} />;
}

function New() {
  const { t } = useTranslation();
  const { company, within } = useCompany();
  const back = within(paths.employees);
  // What the form offers is there from the start; a superuser who looks at all companies chooses one first.
  const result = useQuery(QualificationOptions, { variables: { company } });
  // Only the start date that is offered follows from it, so a form without it is better than none.
  const owner = useQuery(ChosenCompany, { variables: { id: company ?? '' }, skip: company === undefined });
  const ready = owner.loading ? undefined : result.data;
  return (
    <>
      <PageHeading back={<BackLink to={back}>{t('employees.back')}</BackLink>}>{t('employees.newTitle')}</PageHeading>
      <FoundForm area="employees" item={ready} result={result} failed={t('loadFailed')}>
        {() => <EmployeeForm key={company} zone={owner.data?.company?.timeZone} back={back} />}
      </FoundForm>
    </>
  );
}

function Edit({ id }: { id: string }) {
  const { t } = useTranslation();
  // A form begins with what is saved now, not with what a list knew.
  const result = useQuery(EmployeeDetail, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <EditScreen
      area="employees"
      own={pathOf(paths.employee, id)}
      item={result.data?.employee}
      result={result}
      failed={t('loadFailed')}
    >
      {(employee, back) => <EmployeeForm employee={employee} back={back} />}
    </EditScreen>
  );
}
