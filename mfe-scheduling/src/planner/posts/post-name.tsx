import { color as tokens, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

const Mark = styled.span`
  display: inline-block;
  width: 0.75em;
  height: 0.75em;
  margin-inline-end: ${space(2)};
  border: 1px solid ${tokens.border};
  border-radius: 3px;
  vertical-align: baseline;
`;

/** A post's name with its colour before it. */
export const PostName = ({ name, color }: { name: string; color: string | null | undefined }) => (
  <span dir="auto">
    {color && <Mark aria-hidden style={{ background: color }} />}
    {name}
  </span>
);
