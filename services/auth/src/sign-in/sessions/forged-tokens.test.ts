import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { perAddress } from '@portfolio/contracts/routes';
import { forgeries, signed, type Signer } from '@portfolio/testkit/forgeries';
import { restClient } from '@portfolio/testkit';
import { startAuth, type TestAuth } from '../../../test/auth.ts';
import { createSecrets } from '../../shared/secrets/secrets.ts';
import { createSigningKeys } from '../../shared/signing-keys/signing-keys.ts';

let auth: TestAuth;
let gateway: ChildProcess;
let signer: Signer;
/** The service itself, and through the gateway. */
let doors: ReturnType<typeof restClient>[];

beforeAll(async () => {
  auth = await startAuth();
  const keys = createSigningKeys(auth.database, createSecrets(auth.environment));
  const { body } = await auth.rest.get('/.well-known/jwks.json');
  signer = { ...(await keys.current()), publicJwk: body.keys[0] };
  const url = await startGateway();
  doors = [auth.rest, restClient(url)];
});
afterAll(async () => {
  gateway.kill();
  await once(gateway, 'exit');
  await auth.close();
});

/** As a process, as in production: nothing imports it. @returns its address */
async function startGateway(): Promise<string> {
  const { url } = auth;
  gateway = spawn(process.execPath, [fileURLToPath(new URL('../../../../../gateway/src/main.ts', import.meta.url))], {
    env: { PORT: '0', ...perAddress(() => url) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: gateway.stdout! })) {
    const { msg, port } = JSON.parse(line);
    if (msg !== 'listening') continue;
    gateway.stdout?.resume();
    return `http://127.0.0.1:${port}`;
  }
  throw new Error('The gateway ended before it listened.');
}

test('a token made here in the right way is accepted, so that the refusals below mean something', async () => {
  const [session] = (await (await auth.signIn('superuser')).rest.get('/auth/sessions/')).body;
  const token = await signed(signer, { session_id: session.id });
  for (const rest of doors) {
    const { status, body } = await rest.get('/auth/user/', { authorization: `Bearer ${token}` });
    expect([status, body.username]).toEqual([200, 'superuser']);
  }
});

test('there are at least 50 forgeries', () => {
  expect(forgeries.length).toBeGreaterThanOrEqual(50);
});

test.each(forgeries)('refused over REST and GraphQL, also through the gateway: %s', async (_title, forge) => {
  const headers = { authorization: `Bearer ${await forge(signer)}` };
  for (const rest of doors) {
    const { status, body } = await rest.get('/auth/user/', headers);
    expect([status, body.code]).toEqual([401, 'token_not_valid']);
    const { body: answer } = await rest.post('/graphql', { query: '{ me { id } users { count } }' }, headers);
    expect(answer.data?.me ?? null).toBeNull();
    expect(answer.data?.users ?? null).toBeNull();
    expect(answer.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});

test.each(['Basic c3VwZXJ1c2VyOng=', 'Token abc', 'bearer', 'Bearer', 'Bearer a b', ''])(
  'refused: Authorization "%s"',
  async (authorization) => {
    expect((await auth.rest.get('/auth/user/', { authorization })).status).toBe(401);
  },
);

test('a refresh token is no access token', async () => {
  const { refresh } = await auth.signIn('superuser');
  const answer = await auth.rest.get('/auth/user/', { authorization: `Bearer ${refresh}` });
  expect([answer.status, answer.body.code]).toEqual([401, 'token_not_valid']);
});

test('an access token is no refresh token', async () => {
  const answer = await auth.rest.post('/auth/token/refresh/', { refresh: await signed(signer) });
  expect([answer.status, answer.body.detail]).toEqual([401, 'Token is invalid']);
});

test('a token of an account that is gone or deactivated is refused at once where the account is read', async () => {
  await auth.database.query('UPDATE account SET is_active = false WHERE id = 7');
  for (const id of [7, 999_999]) {
    const headers = { authorization: `Bearer ${await signed(signer, { user_id: id })}` };
    expect((await auth.rest.get('/auth/user/', headers)).body.code).toBe('token_not_valid');
  }
});
