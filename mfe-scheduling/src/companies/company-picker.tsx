import { useQuery } from '@apollo/client/react';
import { SelectField } from '@portfolio/ui/field';
import { useState } from 'react';
import { ChoiceField } from '../choices/choice-field.tsx';
import { choicesOf } from '../choices/choices.ts';
import { useSettled } from '../choices/use-settled.ts';
import { useTranslation } from '../translator.ts';
import { MyCompanies } from './companies.graphql.ts';
import type { CompanyChoice } from './use-company.ts';

/** For superusers, and for administrators of several companies. More than a hundred are found by typing. */
export function CompanyPicker({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const { company, name, companies, all, choose } = choice;
  const [text, search] = useState('');
  const result = useQuery(MyCompanies, { variables: { search: useSettled(text) }, skip: !all });
  const found = (result.data ?? result.previousData)?.companies;
  const choices = choicesOf(found, search, result.error, (each) => each);
  const chosen = company === undefined ? null : { id: company, name: name ?? t('companies.unknown', { id: company }) };

  if (choices.hasMore || text !== '') {
    return (
      <ChoiceField
        label={t('companies.label')}
        placeholder={t('companies.all')}
        choices={choices}
        value={chosen}
        onChange={(id) => choose(id || undefined)}
      />
    );
  }
  return (
    <SelectField
      label={t('companies.label')}
      value={company ?? ''}
      onChange={(event) => choose(event.target.value || undefined)}
    >
      {all && <option value="">{t('companies.all')}</option>}
      {chosen && !companies.some(({ id }) => id === company) && <option value={company}>{chosen.name}</option>}
      {companies.map(({ id, name: label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
