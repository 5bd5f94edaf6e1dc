import { color, fontSize, motion, radius, space } from '@portfolio/ui/tokens';
import { NavLink as RouterLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useShell } from '../../shell-context.tsx';

export const itemStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding: ${space(1)} ${space(3)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 500;
  text-align: left;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion.fast};

  &:hover {
    color: ${color.text};
  }
`;

const Item = styled(RouterLink)`
  ${itemStyles}

  &[aria-current='page'] {
    color: ${color.text};
    box-shadow: var(--current-mark) ${color.accent};
    border-radius: 0;
  }
`;

/** What looks like a link of the header, and does something. */
export const HeaderButton = styled.button`
  ${itemStyles}
`;

/** A link of the header. Pointing at it fetches the remote behind it. */
export function NavLink({ to, children }: { to: string; children: string }) {
  const { areas } = useShell();
  const warm = (): void => areas.warm(to);
  return (
    <Item to={to} end={to === '/' || to === '/admin'} onPointerEnter={warm} onFocus={warm}>
      {children}
    </Item>
  );
}
