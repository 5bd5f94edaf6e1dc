import type { ComponentPropsWithRef } from 'react';
import { Input } from './control.styles.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps & ComponentPropsWithRef<'input'>;

/**
 * One line of text; `type` may be 'email', 'tel', 'url', 'search', 'date' or 'file'; for times of day see
 * `TimeField`.
 * Every native attribute and the `ref` go to the input, so react-hook-form's `register()` can be spread on it.
 */
export const TextField = ({ label, hint, error, optional, id, type = 'text', ...rest }: TextFieldProps) => (
  <Field {...{ label, hint, error, optional, id }}>
    {(attributes) => <Input {...rest} type={type} {...attributes} />}
  </Field>
);
