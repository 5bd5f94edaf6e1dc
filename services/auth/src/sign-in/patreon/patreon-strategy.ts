import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import OAuth2Strategy, { type VerifyCallback } from 'passport-oauth2';
import type { FlowCookie } from './flow-cookie.ts';
import { tokensOf, userAgent, type PatreonTokens } from './patreon-api.ts';

/** What the browser keeps between leaving for Patreon and coming back. */
export interface FlowState {
  state: string;
  codeVerifier: string;
  /** Who connects Patreon; absent when it is a sign-in. */
  connecting?: Connecting;
}

/** A signed-in user, for as long as their session lasts. */
export interface Connecting {
  userId: number;
  sessionId: string;
}

export type Outcome =
  | { kind: 'redirect'; url: string }
  | { kind: 'granted'; tokens: PatreonTokens }
  | { kind: 'refused' };

export interface PatreonStrategyOptions {
  url: string;
  clientId: string;
  clientSecret: string;
  callbackUrl: string;
  cookie: FlowCookie<FlowState>;
}

const timeoutMs = 10_000;

/** Passport's OAuth 2 strategy with PKCE, its state kept in a sealed cookie because the API has no server sessions. */
export function createPatreonStrategy(options: PatreonStrategyOptions) {
  const store = {
    store(request: Request, codeVerifier: string, _state: unknown, _meta: unknown, done: StoreCallback): void {
      const state = randomBytes(24).toString('base64url');
      const { connecting } = flowOf(request);
      request.res?.append('Set-Cookie', options.cookie.set({ state, codeVerifier, connecting }));
      done(null, state);
    },
    verify(request: Request, given: string, done: VerifyStateCallback): void {
      const kept = options.cookie.read(request);
      done(null, kept !== undefined && kept.state === given ? kept.codeVerifier : false);
    },
  };
  const strategy = new OAuth2Strategy(
    {
      authorizationURL: `${options.url}/oauth2/authorize`,
      tokenURL: `${options.url}/api/oauth2/token`,
      clientID: options.clientId,
      clientSecret: options.clientSecret,
      callbackURL: options.callbackUrl,
      scope: ['identity', 'identity[email]', 'identity.memberships'],
      pkce: true,
      // The typings know only stores without PKCE.
      store: store as unknown as OAuth2Strategy.StateStore,
      customHeaders: { 'User-Agent': userAgent },
      skipUserProfile: true,
    },
    (access_token: string, refresh_token: string, answer: object, _profile: unknown, done: VerifyCallback) =>
      done(null, tokensOf({ ...answer, access_token, refresh_token })),
  );
  return (request: Request) => run(strategy, request);
}

type StoreCallback = (error: Error | null, state: string) => void;
type VerifyStateCallback = (error: Error | null, codeVerifier: string | false) => void;

/** What the start of the flow notes on the request for the state store. */
const flowOf = (request: Request): { connecting?: Connecting } => request.res?.locals ?? {};

/** Runs the strategy as Passport does, with its outcome as a value: our handlers answer by returning. */
function run(strategy: OAuth2Strategy, request: Request): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Patreon did not answer in time.')), timeoutMs);
    const settle =
      <T>(act: (value: T) => void) =>
      (value: T) => {
        clearTimeout(late);
        act(value);
      };
    const attempt: OAuth2Strategy = Object.assign(Object.create(strategy), {
      redirect: settle((url: string) => resolve({ kind: 'redirect', url })),
      success: settle((tokens: PatreonTokens) => resolve({ kind: 'granted', tokens })),
      fail: settle(() => resolve({ kind: 'refused' })),
      error: settle(reject),
    });
    attempt.authenticate(request, {});
  });
}
