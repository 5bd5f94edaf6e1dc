import { useStore } from '@portfolio/remote-kit';
import { IconButton } from '@portfolio/ui/icon-button';
import { Container } from '@portfolio/ui/layout';
import { color, gutter, media, space } from '@portfolio/ui/tokens';
import { CircleUser, Menu as MenuIcon, Search, X } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { AdminMenu } from './admin-menu.tsx';
import { openCommandBar } from '../../command-bar/command-bar.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { Brand } from './brand.tsx';
import { Disclosure } from './disclosure.tsx';
import { hasAdminMenu, linksFor, useLeave } from './links.ts';
import { HeaderButton, itemStyles, NavLink } from './nav-link.tsx';
import { large, tight, wide } from './breakpoint.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useDismiss } from './use-dismiss.ts';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  border-bottom: 1px solid ${color.border};
  background: color-mix(in srgb, ${color.bg} 88%, transparent);
  backdrop-filter: blur(12px);

  ${media.print} {
    position: static;
    background: none;
    backdrop-filter: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 4rem;
  /* The icon at the end, not the button around it, meets the edge of the column. */
  padding-right: calc(${gutter} - ${space(2.5)});

  ${large} {
    flex-wrap: wrap;
    row-gap: 0;
  }
`;

/** The navigation: in the bar on wide screens, a panel below it on narrow ones. */
const Panel = styled.nav<{ $visitor: boolean }>`
  --current-mark: inset 2px 0;
  display: none;
  position: absolute;
  inset: 100% 0 auto;
  flex-direction: column;
  max-height: calc(100dvh - 4rem);
  overflow-y: auto;
  padding: ${space(3)} ${space(4)} ${space(5)};
  border-bottom: 1px solid ${color.border};
  background: ${color.bg};

  &[data-open] {
    display: flex;
  }
  ${wide} {
    --current-mark: inset 0 -2px;
    position: static;
    display: flex;
    flex: 1;
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    max-height: none;
    overflow: visible;
    padding: 0;
    border: 0;
    background: none;
  }
`;

const List = styled.ul<{ $visitor: boolean }>`
  display: flex;
  flex-direction: column;

  & > li > a,
  & > li > button {
    display: flex;
    width: 100%;
  }

  ${wide} {
    flex-direction: row;
    align-items: center;
  }
`;

const Account = styled(Link)`
  ${itemStyles}
  max-width: 12rem;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;

    ${tight} {
      display: none;
    }
  }
`;

const Narrow = styled.div<{ $visitor: boolean }>`
  display: flex;
  order: 1;

  ${wide} {
    display: none;
  }
`;

const Finder = styled(HeaderButton)`
  & > span {
    ${tight} {
      display: none;
    }
  }
`;

/** Both icons are in the page, and its state shows one: what the edge renders opens before React is there. */
const ToOpen = styled(MenuIcon)`
  [aria-expanded='true'] > & {
    display: none;
  }
`;

const ToClose = styled(X)`
  [aria-expanded='false'] > & {
    display: none;
  }
`;

const Push = styled.span<{ $visitor: boolean }>`
  flex: 1;

  ${wide} {
    display: none;
  }
`;

/** Pages of the site's own that stand beside the links of the specification; others, and a signed-in user's, are below "More". */
const pagesInRow = 2;

const pageLink = ({ to, label }: { to: string; label: string }) => (
  <li key={to}>
    <NavLink to={to}>{label}</NavLink>
  </li>
);

/** On every page; core-site.md §2, "Header". */
export function Header() {
  const { host, registry } = useShell();
  const { t, language } = useTranslation();
  const { user } = useStore(host.session);
  const isVisitor = !user;
  const links = linksFor(useStore(registry), 'header', user);
  const pages = useMenu('header');
  const shown = pages.slice(0, user ? 0 : pagesInRow);
  const more = pages.slice(shown.length);
  const signOut = useLeave('/');

  // Open for one location only: going anywhere closes it.
  const { key: here } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === here;
  const close = useCallback(() => setOpenAt(undefined), [setOpenAt]);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useDismiss(open, bar, toggle, close);

  return (
    <Bar ref={bar}>
      <Row>
        <Brand />
        <Push $visitor={isVisitor} />
        {/* Before what it opens, for Tab. */}
        <Narrow $visitor={isVisitor}>
          <IconButton
            ref={toggle}
            icon={
              <>
                <ToOpen aria-hidden size={22} />
                <ToClose aria-hidden size={22} />
              </>
            }
            label={open ? t('header.closeMenu') : t('header.menu')}
            data-small="menu"
            data-other={open ? t('header.menu') : t('header.closeMenu')}
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpenAt(open ? undefined : here)}
          />
        </Narrow>
        <Panel id={panel} data-open={open || undefined} $visitor={isVisitor} aria-label={t('header.navigation')}>
          <List $visitor={isVisitor}>
            {links.map(({ to, labels }) => (
              <li key={to}>
                <NavLink to={to}>{labels[language]}</NavLink>
              </li>
            ))}
            {shown.map(pageLink)}
            {more.length > 0 && (
              <li>
                <Disclosure label={t('header.more')} forVisitor={isVisitor}>
                  {more.map(pageLink)}
                </Disclosure>
              </li>
            )}
          </List>
          <List $visitor={isVisitor}>
            {hasAdminMenu(user) && (
              <li>
                <AdminMenu />
              </li>
            )}
            {user ? (
              <>
                <li>
                  <Finder
                    type="button"
                    aria-label={t('commands.open')}
                    aria-keyshortcuts="Control+K Meta+K"
                    onClick={openCommandBar}
                  >
                    <Search aria-hidden size={18} />
                    <span>{t('commands.open')}</span>
                  </Finder>
                </li>
                <li>
                  <Account to="/dashboard" aria-label={t('header.account', { name: user.username })}>
                    <CircleUser aria-hidden size={18} />
                    <span>{user.username}</span>
                  </Account>
                </li>
                <li>
                  <HeaderButton type="button" onClick={signOut}>
                    {t('header.signOut')}
                  </HeaderButton>
                </li>
              </>
            ) : (
              <li>
                <NavLink to="/login">{t('header.login')}</NavLink>
              </li>
            )}
          </List>
        </Panel>
        <ThemeToggle />
      </Row>
    </Bar>
  );
}
