import { shownName, type ComboValue } from '@portfolio/ui/combo-field';
import { SelectField } from '@portfolio/ui/field';
import { lazy, Suspense } from 'react';
import type { Choices } from '../choices/choices.ts';

/** By itself: few need it, and the frame of every screen would load it. */
const ChoiceField = lazy(async () => ({ default: (await import('../choices/choice-field.tsx')).ChoiceField }));

interface Props {
  label: string;
  name?: string;
  error?: string | undefined;
  choices: Choices;
  /** Something was typed: what is listed is not all there is. */
  searching: boolean;
  value: ComboValue | null;
  /** Told a blank for none. */
  onChange: (id: string) => void;
  /** What stands for no company; without it there is always one. */
  none?: string;
}

/** One of a few companies; of more than are listed, one that is found by typing. */
export function CompanySelect({ choices, searching, value, onChange, none, ...field }: Props) {
  const isListed = value === null || choices.options.some(({ id }) => id === value.id);
  const listed = (
    <SelectField {...field} value={value?.id ?? ''} onChange={(event) => onChange(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {!isListed && <option value={value.id}>{shownName(value)}</option>}
      {choices.options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
  if (!choices.hasMore && !searching) return listed;
  return (
    <Suspense fallback={listed}>
      <ChoiceField {...field} placeholder={none} choices={choices} value={value} onChange={onChange} />
    </Suspense>
  );
}
