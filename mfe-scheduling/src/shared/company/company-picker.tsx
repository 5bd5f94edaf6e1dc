import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { choicesOf } from '../choices/choices.ts';
import { useSettled } from '../choices/use-settled.ts';
import { useTranslation } from '../../translator.ts';
import { MyCompanies } from './companies.graphql.ts';
import { CompanySelect } from './company-select.tsx';
import type { CompanyChoice } from './use-company.ts';

/** For superusers, and for administrators of several companies. More than a hundred are found by typing. */
export function CompanyPicker({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const { company, name, companies, all, choose } = choice;
  const [text, search] = useState('');
  const settled = useSettled(text);
  const result = useQuery(MyCompanies, { variables: { search: settled }, skip: !all });
  const found = all ? (result.data ?? result.previousData)?.companies : { count: companies.length, results: companies };
  return (
    <CompanySelect
      label={t('companies.label')}
      none={all ? t('companies.all') : undefined}
      choices={choicesOf(found, { text, settled, search, result }, (each) => each)}
      searching={text !== ''}
      value={company === undefined ? null : { id: company, name: name ?? t('companies.unknown', { id: company }) }}
      onChange={(id) => choose(id || undefined)}
    />
  );
}
