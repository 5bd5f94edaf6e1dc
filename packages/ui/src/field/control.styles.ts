import { css, styled } from 'styled-components';
import { color, controlHeight, fontSize, media, motion, radius, soft, space } from '../tokens/tokens.ts';

/** Look of everything one types into or picks from. 16 px text, so that phones do not zoom in. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: ${controlHeight.medium};
  padding: ${space(1.5)} ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.field};
  color: ${color.text};
  font-size: ${fontSize.body};
  line-height: 1.4;
  transition: border-color ${motion.fast};

  /* Not :focus-visible, which leaves a date field whose picker button has the focus. */
  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  &:hover:enabled {
    border-color: ${color.text};
  }
  &[aria-invalid] {
    border-color: ${color.danger};
    background: ${soft('danger')};
  }
  &:disabled {
    border-color: ${color.border};
    background: ${color.raised};
    color: ${color.muted};
    cursor: not-allowed;
  }
  &:read-only:not(select, :disabled) {
    background: ${color.raised};
  }

  ${media.touch} {
    min-height: ${controlHeight.touch};
  }
`;

export const Input = styled.input`
  ${controlStyles}
`;

/** Holds a control with something drawn over its right edge: an icon, a unit, a button. */
export const ControlFrame = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;
