import { type PatreonApi, createPatreonApi } from './patreon-api.ts';
import { type FlowCookie, flowCookie } from './flow-cookie.ts';
import { type Connecting, createPatreonStrategy, type FlowState } from './patreon-strategy.ts';
import { z } from 'zod';
import type { AuthEnvironment } from '../../environment.ts';
import type { Secrets } from '../../shared/secrets/secrets.ts';

const flowState = z.object({
  state: z.string(),
  codeVerifier: z.string(),
  connecting: z.object({ userId: z.int(), sessionId: z.uuid() }).optional(),
});

/** @returns undefined when no client is configured */
export function createPatreon(environment: AuthEnvironment, secrets: Secrets): Patreon | undefined {
  const { PATREON_CLIENT_ID: clientId, PATREON_CLIENT_SECRET: clientSecret, PATREON_URL: url } = environment;
  if (!clientId || !clientSecret) return undefined;
  const cookies = { secrets, secure: environment.PUBLIC_ORIGIN.startsWith('https:') };
  const flow = flowCookie('patreon_flow', flowState, cookies);
  return {
    api: createPatreonApi({ url, clientId, clientSecret, campaignId: environment.PATREON_CAMPAIGN_ID }),
    authenticate: createPatreonStrategy({
      url,
      clientId,
      clientSecret,
      callbackUrl: `${environment.PUBLIC_ORIGIN}/api/auth/patreon/callback/`,
      cookie: flow,
    }),
    flow,
    connect: flowCookie('patreon_connect', z.object({ userId: z.int(), sessionId: z.uuid() }), cookies),
    webhookSecret: environment.PATREON_WEBHOOK_SECRET,
  };
}

/** Sign-in with Patreon, when it is configured. */
export interface Patreon {
  api: PatreonApi;
  authenticate: ReturnType<typeof createPatreonStrategy>;
  flow: FlowCookie<FlowState>;
  /** Who asked to connect, until the flow starts. */
  connect: FlowCookie<Connecting>;
  webhookSecret: string | undefined;
}
