import { useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens/tokens.ts';

/** What every field has around its control. */
export type FieldProps = {
  label: ReactNode;
  /** What to enter, below the label. */
  hint?: ReactNode;
  /** What is wrong; marks the control invalid. Nothing is drawn for undefined. */
  error?: ReactNode;
  /** Said after the label of a field that may stay empty ('optional'). */
  optional?: string;
  id?: string;
};

type ControlAttributes = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

const Wrapper = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
`;

export const Label = styled.label`
  font-size: ${fontSize.small};
  font-weight: 550;
`;

export const Optional = styled.span`
  font-weight: 400;
  color: ${color.muted};
`;

export const Hint = styled.p`
  font-size: ${fontSize.tiny};
  color: ${color.muted};
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${space(1.5)};
  font-size: ${fontSize.tiny};
  color: ${color.danger};

  & > svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

/** Ids that tie a control to its hint and error, and the attributes the control needs. */
export const useFieldAttributes = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) => {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id: controlId,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { attributes, hintId, errorId };
};

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <ErrorLine id={id}>
      <CircleAlert aria-hidden size={14} />
      <span>{children}</span>
    </ErrorLine>
  ) : null;

/**
 * Label, hint and error around a control of one's own:
 * `<Field label="Colour">{(attributes) => <ColourInput {...attributes} />}</Field>`.
 */
export const Field = ({
  label,
  hint,
  error,
  optional,
  id,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) => {
  const { attributes, hintId, errorId } = useFieldAttributes({ id, hint, error });
  return (
    <Wrapper>
      <Label htmlFor={attributes.id}>
        {label}
        {optional && <Optional> ({optional})</Optional>}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children(attributes)}
      <FieldError id={errorId}>{error}</FieldError>
    </Wrapper>
  );
};
