import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import Menu from 'lucide-react/icons/menu';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import X from 'lucide-react/icons/x';
import { css, styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { color, gutter, media, radius, shadow, space } from '../tokens/tokens.ts';
import { NarrowNav, NavList } from './nav-item.tsx';

export * from './nav-item.tsx';

export type SideNavLayoutProps = {
  /** Name of the navigation ('Administration'). */
  label: string;
  /** Words of the button that opens the drawer on narrow screens ('Menu'). */
  menuLabel: string;
  /** `NavItem`s and `NavGroup`s. */
  items: ReactNode;
  /** What all its places have in common, such as the choice of a company: above the links, beside the button of the drawer. */
  top?: ReactNode;
  /** From 1,024 px it may show its icons only; what it shows is the caller's to remember. */
  narrow?: {
    on: boolean;
    change: (on: boolean) => void;
    /** Words of the button: 'Icons only', 'Icons and words'. */ label: string;
  };
  children: ReactNode;
};

const Columns = styled.div<{ $narrow: boolean }>`
  width: 100%;
  padding: ${space(4)} ${gutter} ${space(12)};

  ${media.desktop} {
    display: grid;
    grid-template-columns: ${({ $narrow }) => ($narrow ? '2.75rem' : '14rem')} minmax(0, 1fr);
    gap: ${({ $narrow }) => ($narrow ? space(4) : `clamp(${space(6)}, 3vw, ${space(10)})`)};
    padding-top: ${space(8)};

    /* A tool for hours of work takes what the window has. */
    &:has([data-tool]) {
      gap: ${space(4)};
      padding-block: ${space(2)};
    }
    &:has([data-tool]) > div:first-child {
      top: calc(var(--sticky-top) + ${space(2)});
      max-height: calc(100dvh - var(--sticky-top) - ${space(4)});
    }
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

    & > button:first-child {
      display: none;
    }
  }
`;

const Top = styled.div<{ $narrow: boolean }>`
  flex: 1 1 0;
  min-width: 0;

  ${media.desktop} {
    ${({ $narrow }) => $narrow && 'display: none;'}
    flex: none;
    padding-inline: 2px;
  }
`;

/** Below, everything is in the drawer. */
const Narrow = styled(IconButton)`
  display: none;
  justify-content: start;
  align-self: start;
  padding-inline: ${space(3)};
  color: ${color.muted};

  ${media.desktop} {
    display: inline-flex;
  }
`;

const Nav = styled.nav<{ $open: boolean; $narrow: boolean }>`
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

    ${({ $narrow }) =>
      $narrow &&
      css`
        & :is(a, button) > span,
        & p {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
          white-space: nowrap;
        }
      `}
  }
`;

/**
 * Navigation at the side from 1,024 px; below, a drawer that unfolds from the top. Following a link, a button or Escape closes
 * the drawer. It holds no <main>: the shell has the page's one.
 */
export const SideNavLayout = ({ label, menuLabel, items, top, narrow, children }: SideNavLayoutProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const navId = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOnPress = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element && target.closest('a, button');
    if (!pressed) return;
    // What it opens gives the focus back, which what is hidden by then could not take.
    if (pressed.matches('button')) button.current?.focus();
    setOpen(false);
  };

  const isNarrow = narrow?.on ?? false;
  return (
    <Columns $narrow={isNarrow}>
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
        {top && <Top $narrow={isNarrow}>{top}</Top>}
        <Nav id={navId} aria-label={label} $open={open} $narrow={isNarrow} onClick={closeOnPress}>
          <NarrowNav value={isNarrow}>
            <NavList>{items}</NavList>
          </NarrowNav>
        </Nav>
        {narrow && (
          <Narrow
            icon={isNarrow ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
            label={narrow.label}
            aria-pressed={isNarrow}
            onClick={() => narrow.change(!isNarrow)}
          />
        )}
      </Aside>
      <div>{children}</div>
    </Columns>
  );
};
