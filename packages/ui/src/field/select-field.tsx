import type { ComponentPropsWithRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import { color, space } from '../tokens/tokens.ts';
import { ControlFrame, controlStyles } from './control.styles.ts';
import { Field, type FieldProps } from './field.tsx';

export type SelectFieldProps = FieldProps &
  ComponentPropsWithRef<'select'> & {
    /** Words of the first choice, whose value is blank. */
    none?: string;
    /** The choices; <option> elements as children stand before them. */
    options?: readonly (readonly [value: string | number, words: string])[];
  };

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: ${space(9)};
  text-overflow: ellipsis;

  & + svg {
    position: absolute;
    right: ${space(3)};
    color: ${color.muted};
    pointer-events: none;
  }
`;

/** One of a list: the platform's own select, for the phone's picker and the keyboard. */
export const SelectField = ({
  label,
  hint,
  error,
  optional,
  id,
  none,
  options,
  children,
  ...rest
}: SelectFieldProps) => (
  <Field {...{ label, hint, error, optional, id }}>
    {(attributes) => (
      <ControlFrame>
        <Select {...rest} {...attributes}>
          {none !== undefined && <option value="">{none}</option>}
          {children}
          {options?.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
        <ChevronDown aria-hidden size={16} />
      </ControlFrame>
    )}
  </Field>
);
