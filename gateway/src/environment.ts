import { fileURLToPath } from 'node:url';
import { perAddress } from '@portfolio/contracts/routes';
import { publicKeyList } from '@portfolio/releases/keys';
import { optionalStoreSettings } from '@portfolio/releases/store';
import { serverEnvironment } from '@portfolio/service-kit/environment';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

/** Comma-separated origins, e.g. `http://localhost:3000,https://portfolio.example`. */
const origins = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''))
  .pipe(z.array(origin));

export const gatewayEnvironment = serverEnvironment.extend({
  PORT: serverEnvironment.shape.PORT.default(8005),
  ...perAddress(() => origin),
  SUPERGRAPH_PATH: z.string().default(fileURLToPath(new URL('../supergraph.graphql', import.meta.url))),
  /** Whose pages may read our answers, with credentials; `PUBLIC_ORIGIN` always may. */
  CORS_ORIGINS: origins,
  /** Whether the schema may be asked for; by default everywhere but in production. */
  INTROSPECTION: z.stringbool().optional(),
  /** Where the release store is: operations of what is published there are known by their hashes. */
  ...optionalStoreSettings,
  /** Public keys, one of which must have signed what is published. */
  RELEASE_KEYS: publicKeyList.optional(),
  /** `registered`: nothing is answered but the operations of releases. */
  OPERATIONS: z.enum(['any', 'registered']).default('any'),
});

export type GatewayEnvironment = z.output<typeof gatewayEnvironment>;
