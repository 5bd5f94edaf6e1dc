import type { Host } from '../contract/index.ts';

/**
 * Leaves for Patreon. For someone who is signed in, the membership is linked to that account: a navigation carries no bearer
 * token, so the service is told beforehand who asks (core-site.md §7, Patron sign-in).
 * @param leave goes to an address outside the screens
 * @throws ApiError, NetworkError when the service could not be told; nobody has left then
 */
export async function connectPatreon(
  { config, session }: Pick<Host, 'config' | 'session'>,
  leave: (url: string) => void = (url) => window.location.assign(url),
): Promise<void> {
  if (session.get().status !== 'anonymous') await session.announcePatreon();
  leave(`${config.apiBase}/auth/patreon/auth/`);
}
