import { css } from 'styled-components';
import { color, controlHeight, fontSize, media, motion, radius, soft, space } from '../tokens/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'quiet-danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Styling props of everything that looks like a button. */
export type ButtonLook = {
  /** `primary` once per place; `danger` only where the next press destroys something. Default `secondary`. */
  variant?: ButtonVariant;
  /** 32, 40 or 48 px high; on touch screens at least 44 px. Default `medium`. */
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  wide?: boolean;
};

export type StyledButtonProps = { $variant: ButtonVariant; $size: ButtonSize; $wide?: boolean; $iconOnly?: boolean };

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover {
      background: ${color.accentHover};
      color: ${color.onAccent};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.borderStrong};
    color: ${color.text};
    &:hover {
      background: ${color.raised};
      border-color: ${color.text};
      color: ${color.text};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.text};
    &:hover {
      background: ${color.raised};
      color: ${color.text};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover {
      background: ${color.dangerHover};
      color: ${color.onDanger};
    }
  `,
  'quiet-danger': css`
    background: transparent;
    color: ${color.danger};
    &:hover {
      background: ${soft('danger')};
      color: ${color.danger};
    }
  `,
};

/** Have a ground only under the pointer, so one that cannot be pressed has none. */
const bare = new Set<ButtonVariant>(['ghost', 'quiet-danger']);

const padding = { small: space(3), medium: space(4), large: space(6) };

export const buttonStyles = css<StyledButtonProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-width: ${({ $size }) => controlHeight[$size]};
  min-height: ${({ $size }) => controlHeight[$size]};
  padding: ${space(1)} ${({ $size, $iconOnly }) => ($iconOnly ? space(1) : padding[$size])};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${({ $size }) => ($size === 'large' ? fontSize.body : fontSize.small)};
  font-weight: 550;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast};

  ${({ $variant }) => variants[$variant]}

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  ${media.print} {
    display: none;
  }
  /* A busy button keeps its colours: it still says what is going on. */
  &:disabled:not([aria-busy='true']),
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${({ $variant }) => (bare.has($variant) ? 'transparent' : color.raised)};
    border-color: ${({ $variant }) => (bare.has($variant) ? 'transparent' : color.border)};
    color: ${color.muted};
  }

  ${media.touch} {
    min-width: ${({ $size }) => ($size === 'large' ? controlHeight.large : controlHeight.touch)};
    min-height: ${({ $size }) => ($size === 'large' ? controlHeight.large : controlHeight.touch)};
  }

  /* Icons are 1.15 em of the label, whatever size they were drawn at. */
  & > svg {
    width: 1.15em;
    height: 1.15em;
    flex: none;
  }
`;
