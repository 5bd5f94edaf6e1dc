import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { identityDocument, webhookDocument, personas as everybody, type Persona } from './personas.ts';

export interface ProviderOptions {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  webhookSecret: string;
}

interface Grant {
  personaId: string;
  challenge: string | null;
}

const newToken = () => randomBytes(24).toString('base64url');

/**
 * Speaks Patreon's OAuth 2 and the parts of its API v2 that sign-in needs, for development and tests.
 * Codes work once, tokens are replaced when refreshed, and PKCE is checked when the client uses it.
 */
export class PatreonProvider {
  readonly server: Server;
  /** May be changed while it runs, as memberships do. */
  readonly personas = new Map<string, Persona>(everybody.map((persona) => [persona.id, persona]));
  /** While true, everything but the consent page fails. */
  isDown = false;
  readonly #options: ProviderOptions;
  readonly #codes = new Map<string, Grant>();
  readonly #accessTokens = new Map<string, string>();
  readonly #refreshTokens = new Map<string, string>();

  constructor(options: ProviderOptions) {
    this.#options = options;
    this.server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.writeHead(500).end());
    });
  }

  /** What a person agrees to by choosing a persona: the address to send the browser back to. */
  authorize(parameters: URLSearchParams, personaId: string): URL {
    const { clientId, redirectUri } = this.#options;
    const persona = this.personas.get(personaId);
    if (!persona || parameters.get('client_id') !== clientId || parameters.get('redirect_uri') !== redirectUri) {
      throw new Error('Unknown persona, client or redirect address.');
    }
    const target = new URL(redirectUri);
    target.searchParams.set('state', parameters.get('state') ?? '');
    if (persona.behaviour === 'refuses-consent') {
      target.searchParams.set('error', 'access_denied');
    } else {
      const code = newToken();
      this.#codes.set(code, { personaId, challenge: parameters.get('code_challenge') });
      target.searchParams.set('code', code);
    }
    return target;
  }

  /** Posts a signed webhook, as Patreon does after a change of membership. @returns the answer's status */
  async sendWebhook(url: string, personaId: string, event = 'members:update'): Promise<number> {
    const persona = this.personas.get(personaId);
    if (!persona) throw new Error('Unknown persona.');
    const body = JSON.stringify(webhookDocument(persona));
    const signature = createHmac('md5', this.#options.webhookSecret).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-patreon-event': event, 'x-patreon-signature': signature };
    return (await fetch(url, { method: 'POST', headers, body })).status;
  }

  /** Ends all access tokens, as time does. */
  expireAccessTokens(): void {
    this.#accessTokens.clear();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://provider');
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /oauth2/authorize':
        return void response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(chooser([...this.personas.values()], url.search));
      case 'GET /oauth2/authorize/as':
        return void response
          .writeHead(302, { location: this.authorize(url.searchParams, url.searchParams.get('persona') ?? '').href })
          .end();
      case 'POST /api/oauth2/token':
        return this.#token(response, new URLSearchParams(await text(request)));
      case 'GET /api/oauth2/v2/identity':
        return this.#identity(request, response);
      default:
        return json(response, 404, { errors: [{ title: 'Not Found' }] });
    }
  }

  #token(response: ServerResponse, form: URLSearchParams): void {
    const { clientId, clientSecret, redirectUri } = this.#options;
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
      return json(response, 401, { error: 'invalid_client' });
    }
    const isCode = form.get('grant_type') === 'authorization_code';
    const personaId = isCode ? this.#redeem(form, redirectUri) : take(this.#refreshTokens, form.get('refresh_token'));
    if (personaId === undefined) return json(response, 400, { error: 'invalid_grant' });
    if (this.#failsFor(personaId)) return json(response, 503, { errors: [{ title: 'Service Unavailable' }] });
    const [access, refresh] = [newToken(), newToken()];
    this.#accessTokens.set(access, personaId);
    this.#refreshTokens.set(refresh, personaId);
    return json(response, 200, {
      access_token: access,
      refresh_token: refresh,
      expires_in: 2_678_400,
      scope: 'identity identity[email] identity.memberships',
      token_type: 'Bearer',
      version: '0.0.1',
    });
  }

  #redeem(form: URLSearchParams, redirectUri: string): string | undefined {
    const grant = take(this.#codes, form.get('code'));
    if (!grant || form.get('redirect_uri') !== redirectUri) return undefined;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return grant.challenge === null || grant.challenge === challenge ? grant.personaId : undefined;
  }

  #identity(request: IncomingMessage, response: ServerResponse): void {
    const personaId = this.#accessTokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    const persona = personaId === undefined ? undefined : this.personas.get(personaId);
    if (!persona) return json(response, 401, { errors: [{ code_name: 'Unauthorized', status: '401' }] });
    if (this.#failsFor(persona.id)) return json(response, 503, { errors: [{ title: 'Service Unavailable' }] });
    return json(response, 200, identityDocument(persona));
  }

  #failsFor(personaId: string): boolean {
    return this.isDown || this.personas.get(personaId)?.behaviour === 'provider-down';
  }
}

function take<T>(map: Map<string, T>, key: string | null): T | undefined {
  const value = key === null ? undefined : map.get(key);
  if (key !== null) map.delete(key);
  return value;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The consent page: choose who to be. `search` is the authorization request's own query. */
const chooser = (personas: readonly Persona[], search: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Local Patreon</title>
<meta name="viewport" content="width=device-width">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem; }
  a { display: block; margin: .5rem 0; padding: .75rem 1rem; border: 1px solid #767676; border-radius: .5rem; color: inherit; text-decoration: none; }
  a:hover, a:focus-visible { border-color: #c8102e; outline: 2px solid #c8102e; }
  small { display: block; color: #555; }
</style></head><body>
<h1>Local Patreon</h1>
<p>Stands in for patreon.com during development. Who do you want to be?</p>
<nav aria-label="Personas">
${personas
  .map(
    ({ id, name, is }) =>
      `<a href="/oauth2/authorize/as${escape(search)}&amp;persona=${id}">${escape(name)}<small>${escape(is)}</small></a>`,
  )
  .join('\n')}
</nav></body></html>`;
