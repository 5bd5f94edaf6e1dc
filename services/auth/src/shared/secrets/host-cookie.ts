import type { Request } from 'express';

/** A cookie of this host alone, which no script can read. */
export interface HostCookie {
  /** Value of a `Set-Cookie` header. */
  set(value: string, seconds: number): string;
  read(request: Request): string | undefined;
}

/**
 * @param sameSite `Lax` where the way back is a navigation from another site, else `Strict`
 * @param secure whether the site is served over https
 */
export function hostCookie(
  purpose: string,
  { sameSite, secure }: { sameSite: 'Lax' | 'Strict'; secure: boolean },
): HostCookie {
  // With this prefix browsers take it over https only, from this host and for all of it: no other subdomain can plant one.
  const name = secure ? `__Host-${purpose}` : purpose;
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
  return {
    set: (value, seconds) => `${name}=${value}; Max-Age=${seconds}; ${attributes}`,
    read(request) {
      const pairs = request.get('cookie')?.split(/; */) ?? [];
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
  };
}
