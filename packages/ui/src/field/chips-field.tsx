import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ToggleChip } from '../chip/chip.tsx';
import { Cluster } from '../layout/layout.tsx';
import { space } from '../tokens/tokens.ts';
import { FieldError, Hint, Label, Optional, useFieldAttributes, type FieldProps } from './field.tsx';

export type ChipsFieldProps = FieldProps & {
  /** Of every chip, so that the summary of a form leads to the first one. */
  name?: string;
  options: readonly { id: string; name: ReactNode }[];
  /** Ids of those that are on. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Instead of chips when there is nothing to choose from. */
  empty?: ReactNode;
};

const Group = styled.fieldset`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-bottom: ${space(1.5)};
  }
`;

/** Any number of a list: chips that are on or off. */
export const ChipsField = ({
  label,
  hint,
  error,
  optional,
  id,
  name,
  options,
  value,
  onChange,
  empty,
}: ChipsFieldProps) => {
  const { attributes, hintId, errorId } = useFieldAttributes({ id, hint, error });
  const { 'aria-invalid': invalid, ...described } = attributes;
  const toggle = (chip: string, on: boolean) => onChange(on ? [...value, chip] : value.filter((each) => each !== chip));
  return (
    <Group {...described}>
      <Label as="legend">
        {label}
        {optional && <Optional> ({optional})</Optional>}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <Cluster $gap={2}>
        {options.map((option) => (
          <ToggleChip
            key={option.id}
            name={name}
            data-invalid={invalid}
            pressed={value.includes(option.id)}
            onToggle={(on) => toggle(option.id, on)}
          >
            {option.name}
          </ToggleChip>
        ))}
        {options.length === 0 && empty && <Hint as="span">{empty}</Hint>}
      </Cluster>
      <FieldError id={errorId}>{error}</FieldError>
    </Group>
  );
};
