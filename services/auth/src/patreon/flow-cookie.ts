import type { Request } from 'express';
import { z } from 'zod';
import type { Secrets } from '../secrets/secrets.ts';

/** A sealed cookie that carries one step of the flow to the next, in the same browser and for some minutes only. */
export interface FlowCookie<T> {
  /** Value of a `Set-Cookie` header. */
  set(value: T): string;
  clear(): string;
  /** @returns undefined without the cookie, or when it is not ours or too old */
  read(request: Request): T | undefined;
}

const lifetimeSeconds = 600;

const sealed = z.object({ expires: z.number(), value: z.unknown() });

export function flowCookie<T extends z.ZodType>(
  purpose: string,
  schema: T,
  options: { secrets: Secrets; secure: boolean },
): FlowCookie<z.output<T>> {
  // With this prefix browsers take it over https only, from this host and for all of it: no other subdomain can plant one.
  const name = options.secure ? `__Host-${purpose}` : purpose;
  // Lax, because the way back from Patreon is a navigation from another site.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${options.secure ? '; Secure' : ''}`;
  return {
    set(value) {
      const content = JSON.stringify({ expires: Date.now() + lifetimeSeconds * 1000, value });
      const encrypted = options.secrets.encrypt(purpose, content).toString('base64url');
      return `${name}=${encrypted}; Max-Age=${lifetimeSeconds}; ${attributes}`;
    },
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    read(request) {
      const given = request
        .get('cookie')
        ?.split(/; */)
        .find((pair) => pair.startsWith(`${name}=`));
      if (!given) return undefined;
      try {
        const encrypted = Buffer.from(given.slice(name.length + 1), 'base64url');
        const { expires, value } = sealed.parse(JSON.parse(options.secrets.decrypt(purpose, encrypted)));
        return expires > Date.now() ? schema.parse(value) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
