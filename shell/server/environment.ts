import { serverEnvironment } from '@portfolio/service-kit/environment';
import { proxyList } from '@portfolio/service-kit/proxies';
import { z } from 'zod';

const server = z.url({ protocol: /^https?$/ });

/** A path of the page's own origin or an absolute address. */
const base = z.union([z.string().regex(/^\/(?!\/)/), server]);

export const edgeEnvironment = serverEnvironment.extend({
  PORT: serverEnvironment.shape.PORT.default(3000),
  /** The edge meets visitors themselves, unless a proxy of one's own stands before it. */
  TRUSTED_PROXIES: proxyList.default(''),
  GATEWAY_URL: server.transform((value) => new URL(value).origin),
  /** The file that says which release of each remote is live. */
  REGISTRY_PATH: z.string(),
  /** The folder of the built shell. */
  SHELL_PATH: z.string(),
  /** Connections that one address may hold; behind a proxy of one's own, as many as that needs. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().positive().default(512),
  /** Settings of the page; the shell has defaults for all of them. */
  API_BASE: base.optional(),
  GRAPHQL_URL: base.optional(),
  SUPPORT_EMAIL: z.string().optional(),
  SUPPORT_PHONE: z.string().optional(),
});

export type EdgeEnvironment = z.output<typeof edgeEnvironment>;
