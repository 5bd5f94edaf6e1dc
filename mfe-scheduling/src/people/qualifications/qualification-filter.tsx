import { useQuery } from '@apollo/client/react';
import { SelectField } from '@portfolio/ui/field';
import { useState } from 'react';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { choicesOf, chosenOption, useSettled } from '../../shared/choices/choices.ts';
import { useTranslation } from '../../translator.ts';
import { ChosenQualification, QualificationOptions } from './qualifications.graphql.ts';

interface Props {
  company: string | undefined;
  /** Id; blank for all. */
  value: string;
  onChange: (id: string) => void;
}

/** Filters by one of a company's qualifications. More than a hundred are found by typing. */
export function QualificationFilter({ company, value, onChange }: Props) {
  const { t } = useTranslation();
  const [text, search] = useState('');
  const settled = useSettled(text);
  // Those that cannot be loaded filter nothing; the list itself works without them.
  const result = useQuery(QualificationOptions, { variables: { company, search: settled } });
  const found = (result.data ?? result.previousData)?.qualifications;
  const choices = choicesOf(found, { text, settled, search, result }, (each) => each);
  const isLong = choices.hasMore || text !== '';
  const isListed = choices.options.some(({ id }) => id === value);
  const chosen = useQuery(ChosenQualification, { variables: { id: value }, skip: !isLong || isListed || value === '' });

  if (isLong) {
    return (
      <ChoiceField
        label={t('employees.qualification')}
        placeholder={t('lists.all')}
        choices={choices}
        value={chosenOption(choices, value, chosen.data?.qualification ?? undefined)}
        onChange={onChange}
      />
    );
  }
  return (
    <SelectField
      label={t('employees.qualification')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      none={t('lists.all')}
      options={choices.options.map(({ id, name }) => [id, name])}
    />
  );
}
