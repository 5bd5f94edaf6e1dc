import { createContext, use, useId, type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, controlHeight, fontSize, media, motion, radius, soft, space } from '../tokens/tokens.ts';

/** Whether the navigation around shows its icons only. */
export const NarrowNav = createContext(false);

const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${controlHeight.medium};
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius.control};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 550;
  text-decoration: none;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  &:hover {
    background: ${color.raised};
    color: ${color.text};
  }
  &[aria-current='page'] {
    background: ${soft('accent')};
    color: ${color.accent};
    /* The shape beside the colour. */
    box-shadow: inset 2px 0 ${color.accent};
  }
  &:is(button) {
    width: 100%;
    border: 0;
    background: none;
    cursor: pointer;
  }
  ${media.touch} {
    min-height: ${controlHeight.touch};
  }
  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export type NavItemProps<Tag extends ElementType = 'a'> = {
  /** Element to render: 'a' (default) or the router's NavLink, which sets `aria-current` itself. */
  as?: Tag;
  icon?: ReactNode;
  children: ReactNode;
} & Omit<ComponentPropsWithRef<Tag>, 'as' | 'icon' | 'children'>;

/** A link of a side navigation; `aria-current="page"` marks where one is. */
export const NavItem = <Tag extends ElementType = 'a'>({ icon, children, ...rest }: NavItemProps<Tag>) => (
  <li>
    <Entry title={use(NarrowNav) && typeof children === 'string' ? children : undefined} {...rest}>
      {icon}
      <span>{children}</span>
    </Entry>
  </li>
);

export const NavList = styled.ul`
  display: grid;
  gap: ${space(0.5)};
`;

const GroupTitle = styled.p`
  margin: ${space(4)} ${space(3)} ${space(1)};
  color: ${color.muted};
  font-size: ${fontSize.tiny};
`;

/** Links under a title of their own. */
export const NavGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <li>
      <GroupTitle id={id}>{title}</GroupTitle>
      <NavList aria-labelledby={id}>{children}</NavList>
    </li>
  );
};
