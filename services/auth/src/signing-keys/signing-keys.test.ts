import { restClient } from '@portfolio/testkit';
import { decodeProtectedHeader } from 'jose';
import { startAuth, type TestAuth } from '../../test/auth.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { authService } from '../service.ts';
import { createSigningKeys, type SigningKeys } from './signing-keys.ts';

let auth: TestAuth;
let keys: SigningKeys;
beforeAll(async () => {
  auth = await startAuth();
  keys = createSigningKeys(auth.database, createSecrets(auth.environment.SECRET_KEY));
});
afterAll(() => auth.close());

/** Another instance, which has nothing cached. */
const fresh = () => createSigningKeys(auth.database, createSecrets(auth.environment.SECRET_KEY));
const published = async () => (await fresh().published()).keys.map(({ kid }) => kid);
const age = (interval: string) =>
  auth.database.query(`UPDATE signing_key SET signs_from = signs_from - interval '${interval}'`);

test('a key that is not due stays', async () => {
  const before = await published();
  await keys.rotate();
  expect(await published()).toEqual(before);
});

test('a clock before the first key locks nobody out', async () => {
  const { kid } = await fresh().current();
  await age('-2 days');
  expect((await fresh().current()).kid).toBe(kid);
  await age('2 days');
});

test('several instances that start at once make one key', async () => {
  await auth.database.query('TRUNCATE signing_key');
  await Promise.all(Array.from({ length: 5 }, () => fresh().rotate()));
  expect(await published()).toHaveLength(1);
});

test('a new key is published an hour before it signs, and the old one verifies until its tokens have expired', async () => {
  const { kid: old } = await fresh().current();
  await age('30 days');
  await keys.rotate();
  const [next] = await published();
  expect(await published()).toEqual([next, old]);
  expect((await fresh().current()).kid).toBe(old);

  await age('61 minutes');
  expect((await fresh().current()).kid).toBe(next);
  expect(await published()).toEqual([next, old]);

  await age('60 minutes');
  await keys.rotate();
  expect(await published()).toEqual([next]);
});

test('a change of keys signs nobody out: old access tokens stand, refresh tokens rotate on', async () => {
  const other = await startAuth();
  let { access, refresh } = await other.signIn('guard');
  const kids = new Set<unknown>();
  for (let change = 0; change < 3; change += 1) {
    await createSigningKeys(other.database, createSecrets(other.environment.SECRET_KEY)).rotate({ force: true });
    await other.database.query(`UPDATE signing_key SET signs_from = signs_from - interval '61 minutes'`);
    // A new instance, which knows only what the database says.
    const instance = await authService(other.environment);
    const rest = restClient(await instance.listen(0));
    const reads = async () => (await rest.get('/auth/user/', { authorization: `Bearer ${access}` })).status;
    expect(await reads()).toBe(200);
    const { status, body } = await rest.post('/auth/token/refresh/', { refresh, rotate: true });
    expect(status).toBe(200);
    kids.add(decodeProtectedHeader(body.access).kid);
    ({ access, refresh } = body);
    expect(await reads()).toBe(200);
    await instance.close();
  }
  expect(kids.size).toBe(3);
  await other.close();
});

test('private keys are not in the clear, and worth nothing under another secret', async () => {
  const [row] = await auth.database.query('SELECT private_jwk FROM signing_key');
  expect(row.private_jwk.toString('latin1')).not.toContain('"d"');
  const stranger = createSigningKeys(auth.database, createSecrets('another-secret-key-of-32-characters!'));
  await expect(stranger.current()).rejects.toThrow('SECRET_KEY is not the one');
});
