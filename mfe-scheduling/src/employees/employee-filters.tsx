import { useQuery } from '@apollo/client/react';
import { employeeStatuses, type EmployeeStatus } from '@portfolio/contracts/scheduling';
import { SelectField } from '@portfolio/ui/field';
import { QualificationOptions } from '../qualifications/qualifications.graphql.ts';
import { useTranslation } from '../translator.ts';

interface Chosen {
  status: EmployeeStatus | undefined;
  /** Id. */
  qualification: string | undefined;
}

interface Props {
  company: string | undefined;
  chosen: Chosen;
  filterBy: (chosen: Partial<Chosen>) => void;
}

/** scheduling.md §2, Employee area: filters by status and by qualification. */
export function EmployeeFilters({ company, chosen, filterBy }: Props) {
  const { t } = useTranslation();
  // Those that cannot be loaded filter nothing; the list itself works without them.
  const { data } = useQuery(QualificationOptions, { variables: { company } });
  return (
    <>
      <SelectField
        label={t('employees.status')}
        value={chosen.status ?? ''}
        onChange={({ target }) => filterBy({ status: employeeStatuses.find((status) => status === target.value) })}
      >
        <option value="">{t('lists.all')}</option>
        {employeeStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`employees.statuses.${status}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('employees.qualification')}
        value={chosen.qualification ?? ''}
        onChange={({ target }) => filterBy({ qualification: target.value || undefined })}
      >
        <option value="">{t('lists.all')}</option>
        {data?.qualifications.results.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
