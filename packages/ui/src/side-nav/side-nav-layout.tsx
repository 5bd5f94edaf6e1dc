import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { Button } from '../button/index.ts';
import { color, gutter, media, radius, shadow, space } from '../tokens/index.ts';
import { NavList } from './nav-item.tsx';

export type SideNavLayoutProps = {
  /** Name of the navigation ('Administration'). */
  label: string;
  /** Words of the button that opens the drawer on narrow screens ('Menu'). */
  menuLabel: string;
  /** `NavItem`s and `NavGroup`s. */
  items: ReactNode;
  /** What all its places have in common, such as the choice of a company: above the links, beside the button of the drawer. */
  top?: ReactNode;
  children: ReactNode;
};

const Columns = styled.div`
  width: 100%;
  padding: ${space(4)} ${gutter} ${space(12)};

  ${media.desktop} {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: clamp(${space(6)}, 3vw, ${space(10)});
    padding-top: ${space(8)};
  }
`;

const Aside = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  gap: ${space(3)};
  margin-bottom: ${space(5)};

  /* Its words wrap rather than leave a phone when the text is twice as large. */
  & > button {
    flex: 0 1 auto;
    white-space: normal;
  }

  ${media.desktop} {
    position: sticky;
    top: calc(var(--sticky-top) + ${space(8)});
    flex-direction: column;
    align-items: stretch;
    align-self: start;
    gap: ${space(4)};
    max-height: calc(100dvh - var(--sticky-top) - ${space(12)});
    overflow-y: auto;
    /* Room for rings of focus, which what scrolls would cut off. */
    margin: 0 -2px;

    & > button {
      display: none;
    }
  }
`;

const Top = styled.div`
  flex: 1 1 0;
  min-width: 0;

  ${media.desktop} {
    flex: none;
    padding-inline: 2px;
  }
`;

const Nav = styled.nav<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  position: absolute;
  inset: calc(100% + ${space(2)}) 0 auto;
  z-index: 20;
  max-height: 70dvh;
  overflow-y: auto;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};

  ${media.desktop} {
    display: block;
    position: static;
    max-height: none;
    padding: 2px;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

/**
 * Navigation at the side from 1,024 px; below, a drawer that unfolds from the top. Following a link or Escape closes
 * the drawer. It holds no <main>: the shell has the page's one.
 */
export const SideNavLayout = ({ label, menuLabel, items, top, children }: SideNavLayoutProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const navId = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  };

  return (
    <Columns>
      <Aside onKeyDown={closeOnEscape}>
        <Button
          ref={button}
          icon={open ? <X aria-hidden /> : <Menu aria-hidden />}
          aria-expanded={open}
          aria-controls={navId}
          onClick={() => setOpen(!open)}
        >
          {menuLabel}
        </Button>
        {top && <Top>{top}</Top>}
        <Nav id={navId} aria-label={label} $open={open} onClick={closeOnLink}>
          <NavList>{items}</NavList>
        </Nav>
      </Aside>
      <div>{children}</div>
    </Columns>
  );
};
