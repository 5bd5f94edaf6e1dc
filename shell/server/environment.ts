import { publicKeyList } from '@portfolio/releases/keys';
import { storeSettings } from '@portfolio/releases/store';
import { serverEnvironment, proxyList } from '@portfolio/service-kit/environment';
import { z } from 'zod';

const server = z.url({ protocol: /^https?$/ });

/** A path of the page's own origin or an absolute address. */
const base = z.union([z.string().regex(/^\/(?!\/)/), server]);

const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));

export const edgeEnvironment = serverEnvironment.extend({
  PORT: serverEnvironment.shape.PORT.default(3000),
  /** The edge meets visitors themselves, unless a proxy of one's own stands before it. */
  TRUSTED_PROXIES: proxyList.default(''),
  GATEWAY_URL: server.transform((value) => new URL(value).origin),
  /** Where the release store is: what is published of shell and remotes. */
  ...storeSettings,
  /** Public keys, one of which must have signed what is published. */
  RELEASE_KEYS: publicKeyList,
  /** Other origins that may serve releases; the edge serves what is in its store. */
  REMOTE_ORIGINS: list(server.transform((value) => new URL(value).origin)).default([]),
  /** Whether developers may see their own remote on this site, in their own tab; by default everywhere but in production. */
  LOCAL_REMOTES: z.stringbool().optional(),
  /** A folder in which the edge keeps the last good registry, for a start while the store has none. */
  STATE_PATH: z.string().optional(),
  /** Connections that one address may hold; behind a proxy of one's own, as many as that needs. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().positive().default(512),
  /** Settings of the page; the shell has defaults for all of them. */
  API_BASE: base.optional(),
  GRAPHQL_URL: base.optional(),
  SUPPORT_EMAIL: z.string().optional(),
  SUPPORT_PHONE: z.string().optional(),
  CONTENT_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(-[a-z\d]+)*$/i, 'a language tag, such as en or pt-BR')
    .optional(),
});

export type EdgeEnvironment = z.output<typeof edgeEnvironment>;
