import { useStore } from '@portfolio/remote-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import type { MenuLink } from './menu-store.ts';

/** The pages that one place links to, with their names in the present language. */
export function useMenu(place: MenuLink['place']): { to: string; label: string }[] {
  const { menu } = useShell();
  const { language } = useTranslation();
  const links = useStore(menu).filter((link) => link.place === place);
  return links.map(({ path, labels }) => ({ to: path, label: labels[language] }));
}

/** An author who goes on from the pages' administration sees what they changed there. */
export function useMenuAfterEditing(): void {
  const { menu } = useShell();
  const location = useLocation();
  const before = useRef(location.pathname);
  useEffect(() => {
    if (before.current.startsWith('/admin/pages')) void menu.refresh();
    before.current = location.pathname;
  }, [location, menu]);
}
