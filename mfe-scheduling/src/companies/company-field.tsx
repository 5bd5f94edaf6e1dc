import { SelectField, type SelectFieldProps } from '@portfolio/ui/field';
import { useTranslation } from '../translator.ts';
import { useCompany } from './use-company.ts';

/** Whose something new is: asked of a superuser who looks at all companies; others work for one. */
export function CompanyField(field: Omit<SelectFieldProps, 'label' | 'children'>) {
  const { t } = useTranslation();
  const { company, companies } = useCompany();
  if (company !== undefined) return null;
  return (
    <SelectField label={t('fields.company')} {...field}>
      <option value="">{t('companies.choose')}</option>
      {companies.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
