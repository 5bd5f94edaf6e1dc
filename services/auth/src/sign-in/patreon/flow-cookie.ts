import type { Request } from 'express';
import { z } from 'zod';
import { hostCookie } from '../../shared/secrets/host-cookie.ts';
import type { Secrets } from '../../shared/secrets/secrets.ts';

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
  // Lax, because the way back from Patreon is a navigation from another site.
  const cookie = hostCookie(purpose, { sameSite: 'Lax', secure: options.secure });
  return {
    set(value) {
      const content = JSON.stringify({ expires: Date.now() + lifetimeSeconds * 1000, value });
      return cookie.set(options.secrets.encrypt(purpose, content).toString('base64url'), lifetimeSeconds);
    },
    clear: () => cookie.set('', 0),
    read(request) {
      const given = cookie.read(request);
      if (!given) return undefined;
      try {
        const encrypted = Buffer.from(given, 'base64url');
        const { expires, value } = sealed.parse(JSON.parse(options.secrets.decrypt(purpose, encrypted)));
        return expires > Date.now() ? schema.parse(value) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
