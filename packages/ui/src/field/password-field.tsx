import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/icon-button.tsx';
import { color, fontSize, space } from '../tokens/tokens.ts';
import { ControlFrame, Input } from './control.styles.ts';
import { Field, type FieldProps } from './field.tsx';

export type PasswordFieldProps = FieldProps & {
  texts: {
    /** Name of the button that shows what was typed ('Show password'). */
    show: string;
    /** Said while the key is on ('Caps Lock is on'). */
    capsLock: string;
  };
} & Omit<ComponentPropsWithRef<'input'>, 'type'>;

const PasswordInput = styled(Input)`
  padding-right: ${space(12)};
`;

const Reveal = styled.span`
  position: absolute;
  right: ${space(1)};
`;

const CapsLock = styled.p`
  font-size: ${fontSize.tiny};
  color: ${color.warning};

  /* Stays in the page, or what is put into it would not be read; takes back the gap above it. */
  &:empty {
    margin-top: ${space(-1.5)};
  }
`;

/** A password that can be looked at, with a hint while Caps Lock is on. Set `autoComplete` ('current-password'). */
export const PasswordField = ({ label, hint, error, optional, id, texts, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(attributes) => (
        <>
          {/* The keys bubble here from the input, whose own handlers stay the caller's. */}
          <ControlFrame onKeyDown={watchCapsLock} onKeyUp={watchCapsLock} onBlur={() => setCapsLock(false)}>
            <PasswordInput
              spellCheck={false}
              autoCapitalize="none"
              {...rest}
              type={shown ? 'text' : 'password'}
              {...attributes}
            />
            <Reveal>
              <IconButton
                icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
                label={texts.show}
                size="small"
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              />
            </Reveal>
          </ControlFrame>
          <CapsLock role="status">{capsLock && texts.capsLock}</CapsLock>
        </>
      )}
    </Field>
  );
};
