import { useQuery } from '@apollo/client/react';
import type { ComboOption } from '@portfolio/ui/combo-field';
import { useState } from 'react';
import { choicesOf, chosenOption, useSettled } from '../choices/choices.ts';
import { useTranslation } from '../../translator.ts';
import { MyCompanies } from './companies.graphql.ts';
import { CompanySelect } from './company-select.tsx';
import { useCompany } from './use-company.tsx';

interface Props {
  name: string;
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** Whose something new is, among the companies of who asks. */
export function CompanyField({ value, onChange, ...field }: Props) {
  const { t } = useTranslation();
  const [text, search] = useState('');
  const settled = useSettled(text);
  const result = useQuery(MyCompanies, { variables: { search: settled } });
  const found = (result.data ?? result.previousData)?.companies;
  const choices = choicesOf(found, { text, settled, search, result }, (each) => each);
  // One that was found by typing is not among the first hundred, which are listed again once it is chosen.
  const [lastChosen, setLastChosen] = useState<ComboOption>();
  return (
    <CompanySelect
      {...field}
      label={t('fields.company')}
      none={t('companies.choose')}
      choices={choices}
      searching={text !== ''}
      value={chosenOption(choices, value, lastChosen)}
      onChange={(id) => {
        setLastChosen(choices.options.find((option) => option.id === id));
        onChange(id);
      }}
    />
  );
}

/** The same, asked of a superuser who looks at all companies; others work for one. */
export function CompanyOfNew(field: Props) {
  const { company } = useCompany();
  return company === undefined ? <CompanyField {...field} /> : null;
}
