import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { color, controlHeight, fontSize, media, motion, space } from '../tokens/tokens.ts';

/** Below this the bar is at the bottom of a phone; from here on it is a row above the content. */
const bottom = media.phone;
const row = media.tablet;

/** Tells what floats at the bottom (messages, form buttons) to stay above the bar. */
const BottomInset = createGlobalStyle`
  ${bottom} {
    :root { --bottom-inset: calc(${space(15)} + env(safe-area-inset-bottom)); }
  }
`;

const Column = styled.div`
  width: 100%;
  max-width: 60rem;
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} ${space(10)};

  ${bottom} {
    padding-bottom: calc(var(--bottom-inset) + ${space(6)});
  }
`;

const Nav = styled.nav`
  ${bottom} {
    position: fixed;
    inset: auto 0 0;
    z-index: 30;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${color.border};
    background: ${color.surface};
  }
  ${row} {
    margin-bottom: ${space(6)};
    border-bottom: 1px solid ${color.border};
  }
`;

const List = styled.ul`
  display: flex;

  ${bottom} {
    height: ${space(15)};

    /* Room by need: long words get more, none less than a thumb; all of them stay in sight at 200 % text. */
    & > li {
      flex: 1 1 auto;
      min-width: min(${controlHeight.large}, 20%);
    }
  }
  ${row} {
    gap: ${space(1)};
  }
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  height: 100%;
  color: ${color.muted};
  font-weight: 550;
  text-decoration: none;
  transition: color ${motion.fast};

  &:hover {
    color: ${color.text};
  }
  &[aria-current='page'] {
    color: ${color.accent};
  }
  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  & > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${bottom} {
    flex-direction: column;
    gap: ${space(1)};
    padding-inline: ${space(0.5)};
    font-size: clamp(0.625rem, 3vw, 0.75rem);

    &[aria-current='page'] {
      box-shadow: inset 0 2px ${color.accent};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  ${row} {
    min-height: ${controlHeight.large};
    padding-inline: ${space(4)};
    border-bottom: 2px solid transparent;
    font-size: ${fontSize.small};

    &[aria-current='page'] {
      border-color: ${color.accent};
    }
  }
`;

export type TabBarItemProps<Tag extends ElementType = 'a'> = {
  /** Element to render: 'a' (default) or the router's NavLink, which sets `aria-current` itself. */
  as?: Tag;
  icon: ReactNode;
  children: ReactNode;
} & Omit<ComponentPropsWithRef<Tag>, 'as' | 'icon' | 'children'>;

/** A link of the bar, icon over word. */
export const TabBarItem = <Tag extends ElementType = 'a'>({ icon, children, ...rest }: TabBarItemProps<Tag>) => (
  <li>
    <Entry {...rest}>
      {icon}
      <span>{children}</span>
    </Entry>
  </li>
);

export type TabBarLayoutProps = {
  /** Name of the navigation ('Employee portal'). */
  label: string;
  /** Up to five `TabBarItem`s. */
  items: ReactNode;
  children: ReactNode;
};

/** Phone first: navigation in a bar at the bottom, within reach of the thumb; a row at the top from 640 px. */
export const TabBarLayout = ({ label, items, children }: TabBarLayoutProps) => (
  <Column>
    <BottomInset />
    <Nav aria-label={label}>
      <List>{items}</List>
    </Nav>
    {children}
  </Column>
);
