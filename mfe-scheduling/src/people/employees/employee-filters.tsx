import { employeeStatuses, type EmployeeStatus } from '@portfolio/contracts/scheduling';
import { SelectField } from '@portfolio/ui/field';
import { QualificationFilter } from '../qualifications/qualification-filter.tsx';
import { useTranslation } from '../../translator.ts';

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
  return (
    <>
      <SelectField
        label={t('employees.status')}
        value={chosen.status ?? ''}
        onChange={({ target }) => filterBy({ status: employeeStatuses.find((status) => status === target.value) })}
        none={t('lists.all')}
        options={employeeStatuses.map((status) => [status, t(`employees.statuses.${status}`)])}
      />
      <QualificationFilter
        company={company}
        value={chosen.qualification ?? ''}
        onChange={(id) => filterBy({ qualification: id || undefined })}
      />
    </>
  );
}
