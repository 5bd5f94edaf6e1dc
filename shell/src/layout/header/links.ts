import type { User } from '@portfolio/remote-kit';
import type { HeaderLink, Registry } from '@portfolio/remote-kit/manifest';
import { useShell } from '../../shell-context.tsx';

/** core-site.md §2, "Header": whose links show where, in order. */
export function linksFor(registry: Registry | undefined, place: HeaderLink['place'], user: User | null): HeaderLink[] {
  const links = registry?.remotes.flatMap((remote) => remote.links) ?? [];
  return links.filter((link) => link.place === place && serves[link.when](user)).toSorted((a, b) => a.order - b.order);
}

const serves: Record<HeaderLink['when'], (user: User | null) => boolean> = {
  always: () => true,
  patron: (user) => Boolean(user?.patreon_tier),
  employee: (user) => Boolean(user?.employee_profile),
  manager: (user) => Boolean(user?.is_admin || user?.is_superuser),
};

/** core-site.md §6: the admin menu needs is_staff or is_superuser; is_admin alone is not enough. */
export const hasAdminMenu = (user: User | null): boolean => user !== null && (user.is_staff || user.is_superuser);

/** The link to a screen, or to what it is a part of; undefined where none leads. */
export const linkTo = (pathname: string, links: readonly HeaderLink[]): HeaderLink | undefined =>
  links
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];

/** Signs out and goes to `target` (core-site.md §4: also when the server cannot be told). */
export function useLeave(target: string): () => void {
  const { host } = useShell();
  return () => {
    host.session.logout(target).catch(host.report);
  };
}
