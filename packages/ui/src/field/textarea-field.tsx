import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/tokens.ts';
import { controlStyles } from './control.styles.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextareaFieldProps = FieldProps &
  ComponentPropsWithRef<'textarea'> & {
    /** Buttons that work on the text, right above it. */
    tools?: ReactNode;
  };

const height = ({ rows = 4 }: { rows?: number | undefined }) => `calc(${rows} * 1.4em + 0.75rem + 2px)`;

const Textarea = styled.textarea`
  ${controlStyles}
  display: block;
  /* Grows with its text where the browser can, from as many lines as \`rows\` says. */
  field-sizing: content;
  min-height: ${height};
  max-height: 60vh;
  resize: vertical;

  /* Not as low as a line of text. */
  ${media.touch} {
    min-height: ${height};
  }
`;

/** Several lines of text. */
export const TextareaField = ({ label, hint, error, optional, id, tools, rows = 4, ...rest }: TextareaFieldProps) => (
  <Field {...{ label, hint, error, optional, id }}>
    {(attributes) => (
      <>
        {tools}
        <Textarea {...rest} rows={rows} {...attributes} />
      </>
    )}
  </Field>
);
