import { useQuery } from '@apollo/client/react';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { useCompany } from '../../shared/company/use-company.ts';
import { Preview } from '../../shared/screens.ts';
import { pathOf, paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import { EmployeeContact, EmployeeWork } from './employee-facts.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { statusName } from './employee-status.ts';
import { EmployeeDetail } from './employees.graphql.ts';

/** An employee beside the list. */
export function EmployeePreview({ id }: { id: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const result = useQuery(EmployeeDetail, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Preview
      result={result}
      item={result.data?.employee}
      texts={{ loading: t('employees.loading'), failed: t('employees.loadFailed'), notFound: t('employees.notFound') }}
      to={within(pathOf(paths.employee, id))}
      title={({ name }) => name}
      status={({ status }) => (
        <StatusBadge status={statusName(status)}>{t(`employees.statuses.${statusName(status)}`)}</StatusBadge>
      )}
      form={(employee, done) => <EmployeeForm employee={employee} back={within(paths.employees)} onDone={done} />}
    >
      {(employee) => (
        <>
          <EmployeeContact employee={employee} />
          <EmployeeWork employee={employee} />
        </>
      )}
    </Preview>
  );
}
