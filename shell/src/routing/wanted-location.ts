/** Where a guard sent the visitor from, out of the navigation state of `/login`: a path of this site, or undefined. */
export function wantedLocation(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from) || typeof from.pathname !== 'string') {
    return undefined;
  }
  const part = (name: 'search' | 'hash'): string => {
    const value: unknown = Reflect.get(from, name);
    return typeof value === 'string' ? value : '';
  };
  return from.pathname === '/login' ? undefined : `${from.pathname}${part('search')}${part('hash')}`;
}
