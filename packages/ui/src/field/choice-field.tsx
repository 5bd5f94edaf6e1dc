import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { color, media, motion, radius, space } from '../tokens/tokens.ts';
import { FieldError, Hint, useFieldAttributes, type FieldProps } from './field.tsx';

export type ChoiceFieldProps = Omit<FieldProps, 'optional'> & Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'>;

const Wrapper = styled.div`
  display: grid;
  gap: ${space(1)};
`;

/** The label around the box makes the whole line a target. */
const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: fit-content;
  min-height: 2rem;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
  }
  ${media.touch} {
    min-height: 2.75rem;
  }
`;

const Below = styled.div<{ $indent: string }>`
  padding-left: ${({ $indent }) => $indent};

  &:empty {
    display: none;
  }
`;

const boxStyles = css`
  flex: none;
  appearance: none;
  display: grid;
  border: 1px solid ${color.borderStrong};
  background: ${color.field};
  cursor: inherit;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  &:hover:enabled {
    border-color: ${color.text};
  }
  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &[aria-invalid] {
    border-color: ${color.danger};
  }
  &:disabled {
    opacity: 0.6;
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;

const Box = styled.input`
  ${boxStyles}
  place-items: center;
  width: ${space(5)};
  height: ${space(5)};
  border-radius: ${radius.control};

  /* The check mark. */
  &:checked::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    background: ${color.onAccent};
    clip-path: polygon(14% 47%, 5% 57%, 39% 90%, 97% 22%, 86% 13%, 38% 70%);
  }
`;

const Track = styled.input`
  ${boxStyles}
  align-items: center;
  width: ${space(10)};
  height: ${space(6)};
  padding: 3px;
  border-radius: ${radius.chip};

  /* The knob. */
  &::before {
    content: '';
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${color.borderStrong};
    transition: translate ${motion.base};
  }
  &:checked::before {
    background: ${color.onAccent};
    translate: 1rem 0;
  }
  /* No browser draws a switch by itself. */
  ${media.forcedColors} {
    appearance: none;
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;

    &::before {
      background: ButtonText;
    }
    &:checked {
      background: SelectedItem;
    }
    &:checked::before {
      background: SelectedItemText;
    }
  }
`;

/** Yes or no, sent with its form. */
export const CheckboxField = ({ label, hint, error, id, ...rest }: ChoiceFieldProps) => {
  const { attributes, hintId, errorId } = useFieldAttributes({ id, hint, error });
  return (
    <Wrapper>
      <Line>
        <Box {...rest} type="checkbox" {...attributes} />
        <span>{label}</span>
      </Line>
      <Below $indent={space(8)}>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        <FieldError id={errorId}>{error}</FieldError>
      </Below>
    </Wrapper>
  );
};

/** On or off: a setting, usually with effect at once. */
export const SwitchField = ({ label, hint, error, id, ...rest }: ChoiceFieldProps) => {
  const { attributes, hintId, errorId } = useFieldAttributes({ id, hint, error });
  return (
    <Wrapper>
      <Line>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself */}
        <Track {...rest} type="checkbox" role="switch" {...attributes} />
        <span>{label}</span>
      </Line>
      <Below $indent={space(13)}>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        <FieldError id={errorId}>{error}</FieldError>
      </Below>
    </Wrapper>
  );
};
