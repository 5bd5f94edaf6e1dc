import { z } from 'zod';
import { identityDocument, identityOf, type PatreonIdentity } from './patreon.rules.ts';

export interface PatreonTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** Patreon does not accept these tokens any more: the person took the permission back, or they are too old. */
export class PatreonRefused extends Error {
  override name = 'PatreonRefused';
}

export interface PatreonApi {
  /** @throws PatreonRefused; another Error when Patreon cannot be reached or fails */
  identity(accessToken: string): Promise<PatreonIdentity>;
  /** @throws PatreonRefused; another Error when Patreon cannot be reached or fails */
  refresh(refreshToken: string): Promise<PatreonTokens>;
}

const timeoutMs = 8_000;
/** Patreon refuses clients that do not name themselves. */
export const userAgent = 'Portfolio - sign-in';

const tokenAnswer = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.coerce.number() });

export const tokensOf = (answer: unknown): PatreonTokens => {
  const { access_token, refresh_token, expires_in } = tokenAnswer.parse(answer);
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt: new Date(Date.now() + expires_in * 1000),
  };
};

const identityQuery = new URLSearchParams({
  include: 'memberships.currently_entitled_tiers,memberships.campaign',
  'fields[user]': 'email,first_name,last_name,full_name,is_email_verified',
  'fields[member]': 'patron_status,is_gifted',
  'fields[tier]': 'title,amount_cents',
});

export function createPatreonApi(options: {
  url: string;
  clientId: string;
  clientSecret: string;
  campaignId?: string;
}): PatreonApi {
  async function call(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: URLSearchParams },
  ): Promise<unknown> {
    const response = await fetch(`${options.url}${path}`, {
      ...init,
      headers: { ...init.headers, 'user-agent': userAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return response.json();
    await response.body?.cancel();
    const message = `Patreon answered ${response.status} to ${init.method ?? 'GET'} ${path.split('?')[0]}`;
    throw response.status === 400 || response.status === 401 ? new PatreonRefused(message) : new Error(message);
  }

  return {
    async identity(accessToken) {
      const headers = { authorization: `Bearer ${accessToken}` };
      const document = await call(`/api/oauth2/v2/identity?${identityQuery.toString()}`, { headers });
      return identityOf(identityDocument.parse(document), options.campaignId);
    },
    async refresh(refreshToken) {
      const body = new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: options.clientId,
        client_secret: options.clientSecret,
      });
      return tokensOf(await call('/api/oauth2/token', { method: 'POST', body }));
    },
  };
}
