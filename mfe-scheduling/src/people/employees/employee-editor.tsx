import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { PageHeading } from '@portfolio/ui/page-heading';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { useParams } from 'react-router-dom';
import { ChosenCompany } from '../../shared/choices/choices.graphql.ts';
import { useCompany } from '../../shared/company/use-company.ts';
import { BackLink } from '../../shared/details/back-link.tsx';
import { Quiet } from '../../shared/details/detail.styles.ts';
import { pathOf, paths } from '../../paths.ts';
import { QualificationOptions } from '../qualifications/qualifications.graphql.ts';
import { LoadError } from '../../shared/screens.ts';
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
  const { failure, retry, retrying } = useRetry(result);
  // Only the start date that is offered follows from it, so a form without it is better than none.
  const owner = useQuery(ChosenCompany, { variables: { id: company ?? '' }, skip: company === undefined });
  const isReady = result.data && !owner.loading;
  return (
    <>
      <PageHeading back={<BackLink to={back}>{t('employees.back')}</BackLink>}>{t('employees.newTitle')}</PageHeading>
      {failure && <LoadError title={t('loadFailed')} retry={retry} retrying={retrying} />}
      {!failure && !isReady && <FormSkeleton label={t('employees.loading')} />}
      {!failure && isReady && <EmployeeForm key={company} zone={owner.data?.company?.timeZone} back={back} />}
    </>
  );
}

function Edit({ id }: { id: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  // A form begins with what is saved now, not with what a list knew.
  const result = useQuery(EmployeeDetail, { variables: { id }, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const employee = result.data?.employee;
  const isMissing = employee === null;
  const back = within(isMissing ? paths.employees : pathOf(paths.employee, id));
  return (
    <>
      <PageHeading back={<BackLink to={back}>{employee?.name ?? t('employees.back')}</BackLink>}>
        {isMissing ? t('employees.notFound') : t('employees.editTitle')}
      </PageHeading>
      {failure && <LoadError title={t('loadFailed')} retry={retry} retrying={retrying} />}
      {!failure && employee === undefined && <FormSkeleton label={t('employees.loading')} />}
      {isMissing && <Quiet>{t('employees.notFoundHint')}</Quiet>}
      {employee && <EmployeeForm employee={employee} back={back} />}
    </>
  );
}
