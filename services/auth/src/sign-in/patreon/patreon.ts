import type { PatreonApi } from './patreon-api.ts';
import type { FlowCookie } from './flow-cookie.ts';
import type { Connecting, createPatreonStrategy, FlowState } from './patreon-strategy.ts';

/** Sign-in with Patreon, when it is configured. */
export interface Patreon {
  api: PatreonApi;
  authenticate: ReturnType<typeof createPatreonStrategy>;
  flow: FlowCookie<FlowState>;
  /** Who asked to connect, until the flow starts. */
  connect: FlowCookie<Connecting>;
  webhookSecret: string | undefined;
}
