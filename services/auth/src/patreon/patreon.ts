import type { PatreonApi } from './patreon-api.ts';
import type { FlowCookie } from './flow-cookie.ts';
import type { createPatreonStrategy, FlowState } from './patreon-strategy.ts';

/** Sign-in with Patreon, when it is configured. */
export interface Patreon {
  api: PatreonApi;
  authenticate: ReturnType<typeof createPatreonStrategy>;
  flow: FlowCookie<FlowState>;
  /** Who asked to connect, until the flow starts. */
  connect: FlowCookie<{ userId: number }>;
  webhookSecret: string | undefined;
}
