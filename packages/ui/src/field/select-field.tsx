import type { ComponentPropsWithRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import { color, space } from '../tokens/index.ts';
import { ControlFrame, controlStyles } from './control.styles.ts';
import { Field, type FieldProps } from './field.tsx';

/** The children are <option> elements. */
export type SelectFieldProps = FieldProps & ComponentPropsWithRef<'select'>;

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
export const SelectField = ({ label, hint, error, optional, id, children, ...rest }: SelectFieldProps) => (
  <Field {...{ label, hint, error, optional, id }}>
    {(attributes) => (
      <ControlFrame>
        <Select {...rest} {...attributes}>
          {children}
        </Select>
        <ChevronDown aria-hidden size={16} />
      </ControlFrame>
    )}
  </Field>
);
