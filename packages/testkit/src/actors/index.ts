import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { tokenAudience, tokenIssuer } from '@portfolio/contracts/auth';
import { demoAccounts } from '@portfolio/demo/accounts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Signer } from '../forgeries/index.ts';

/** Someone who asks: what their access token says. */
export interface Persona {
  userId: number;
  isStaff?: boolean;
  isSuperuser?: boolean;
  /** Of the session that the token is of; without one it is of none. */
  sessionId?: string;
}

/** The demo accounts as actors. What they administer or are employed at is up to the service's data. */
export const actors = {
  superuser: { userId: demoAccounts.superuser.id, isStaff: true, isSuperuser: true },
  staff: { userId: demoAccounts.staff.id, isStaff: true },
  manager: { userId: demoAccounts.manager.id },
  manager2: { userId: demoAccounts.manager2.id },
  guard: { userId: demoAccounts.guard.id },
  patron: { userId: demoAccounts.patron.id },
  member: { userId: demoAccounts.member.id },
} as const satisfies Record<string, Persona>;

export interface TestIssuer {
  /** Stands for `AUTH_URL`: serves `/.well-known/jwks.json`. */
  url: string;
  /** A signed access token; `claims` overrides any claim, `undefined` removes it. */
  token(persona: Persona, claims?: Record<string, unknown>): Promise<string>;
  /** The sessions that have ended. */
  ended: string[];
  /** What it signs with. */
  signer: Signer;
  close(): Promise<void>;
}

/** An issuer of access tokens with a key of its own, published over HTTP as auth does. */
export async function createTestIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA');
  const kid = randomUUID();
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' };
  const keys = [publicJwk];
  const ended: string[] = [];
  /** Of this second: tests ask as few people, again and again. */
  let signed = { at: 0, tokens: new Map<string, Promise<string>>() };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys, ended }));
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    signer: { kid, privateKey, publicJwk },
    ended,
    token: (persona, claims = {}) => {
      const now = Math.floor(Date.now() / 1000);
      if (signed.at !== now) signed = { at: now, tokens: new Map() };
      const payload = {
        iss: tokenIssuer,
        aud: tokenAudience,
        iat: now,
        exp: now + 600,
        token_type: 'access',
        user_id: persona.userId,
        is_staff: persona.isStaff ?? false,
        is_superuser: persona.isSuperuser ?? false,
        session_id: persona.sessionId,
        ...claims,
      };
      const said = JSON.stringify(Object.entries(payload));
      const token =
        signed.tokens.get(said) ??
        new SignJWT({ jti: randomUUID(), ...payload }).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey);
      signed.tokens.set(said, token);
      return token;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
