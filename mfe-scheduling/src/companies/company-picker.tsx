import { SelectField } from '@portfolio/ui/field';
import { useTranslation } from '../translator.ts';
import type { CompanyChoice } from './use-company.ts';

/** For superusers, and for administrators of several companies. */
export function CompanyPicker({ choice: { company, companies, all, choose } }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const isUnknown = company !== undefined && !companies.some(({ id }) => id === company);
  return (
    <SelectField
      label={t('companies.label')}
      value={company ?? ''}
      onChange={(event) => choose(event.target.value || undefined)}
    >
      {all && <option value="">{t('companies.all')}</option>}
      {isUnknown && <option value={company}>{t('companies.unknown', { id: company })}</option>}
      {companies.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
