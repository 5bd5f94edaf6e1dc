import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { SpinnerMark } from '../spinner/spinner-mark.tsx';
import { buttonStyles, type ButtonLook, type StyledButtonProps } from './button.styles.ts';

export * from './button.styles.ts';

export type ButtonProps = ButtonLook & {
  /** Drawn before the label, hidden from screen readers (lucide icons hide themselves). */
  icon?: ReactNode;
  /**
   * The action runs: a spinner takes the icon's place and presses do nothing. The button keeps the focus, so a keyboard
   * user is not thrown to the top of the page. Change the children as well when the words should change ('Sending...').
   */
  loading?: boolean;
} & ComponentPropsWithRef<'button'>;

const StyledButton = styled.button<StyledButtonProps>`
  ${buttonStyles}
`;

const swallow = (event: MouseEvent) => event.preventDefault();

/** A button. It is of type `button` unless told otherwise, so that it never submits a form by accident. */
export const Button = ({
  variant = 'secondary',
  size = 'medium',
  wide,
  icon,
  loading = false,
  children,
  ...rest
}: ButtonProps) => (
  <StyledButton
    type="button"
    {...rest}
    {...(loading && { 'aria-disabled': true, 'aria-busy': true, onClick: swallow })}
    $variant={variant}
    $size={size}
    $wide={wide}
    $iconOnly={children === undefined}
  >
    {loading ? <SpinnerMark /> : icon}
    {children}
  </StyledButton>
);
