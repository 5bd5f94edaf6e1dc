import { useQuery } from '@apollo/client/react';
import { ChipsField, TextField, type ChipsFieldProps } from '@portfolio/ui/field';
import { useState } from 'react';
import { useSettled } from '../../shared/choices/choices.ts';
import { useTranslation } from '../../translator.ts';
import { QualificationOptions } from './qualifications.graphql.ts';

interface Props extends Pick<ChipsFieldProps, 'label' | 'hint' | 'error' | 'name' | 'value' | 'onChange'> {
  /** Whose they are; blank while that is not chosen. */
  company: string;
  /** Those that were chosen before, of which there may be more than are listed. */
  held: readonly { id: string; name: string }[];
}

/** Any number of a company's qualifications: the first hundred, and the others by a search. */
export function QualificationsField({ company, held, value, onChange, ...field }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { data, previousData } = useQuery(QualificationOptions, {
    variables: { company, search: useSettled(text) },
    skip: company === '',
  });
  const found = company === '' ? undefined : (data ?? previousData)?.qualifications;
  const [known, setKnown] = useState(held);
  const listed = new Set(found?.results.map(({ id }) => id));
  // Those that are chosen stay in sight, whatever is looked for.
  const options = [...known.filter(({ id }) => value.includes(id) && !listed.has(id)), ...(found?.results ?? [])];
  const change = (ids: string[]): void => {
    setKnown(options.filter(({ id }) => ids.includes(id)));
    onChange(ids);
  };
  const isLong = text !== '' || (found !== undefined && found.count > found.results.length);
  return (
    <>
      {isLong && (
        <TextField
          type="search"
          label={t('qualifications.find')}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <ChipsField
        {...field}
        optional={t('optional')}
        options={options}
        empty={t(company === '' ? 'employees.qualificationsOf' : 'employees.noQualifications')}
        value={value}
        onChange={change}
      />
    </>
  );
}
