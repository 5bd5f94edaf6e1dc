import { useStore } from '@portfolio/remote-kit';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Disclosure } from './disclosure.tsx';
import { linksFor, useLeave } from './links.ts';
import { HeaderButton, NavLink } from './nav-link.tsx';

/** core-site.md §2, "Header": the administrators' drop-down. */
export function AdminMenu() {
  const { host, registry } = useShell();
  const { t, language } = useTranslation();
  const links = linksFor(useStore(registry), 'admin-menu', useStore(host.session).user);
  const switchAccount = useLeave('/login');
  const logout = useLeave('/');

  return (
    <Disclosure label={t('header.admin')}>
      {links.map(({ to, labels }) => (
        <li key={to}>
          <NavLink to={to}>{labels[language]}</NavLink>
        </li>
      ))}
      <li>
        <hr />
        <HeaderButton type="button" onClick={switchAccount}>
          {t('header.switchAccount')}
        </HeaderButton>
      </li>
      <li>
        <HeaderButton type="button" onClick={logout}>
          {t('header.logout')}
        </HeaderButton>
      </li>
    </Disclosure>
  );
}
