import { randomBytes } from 'node:crypto';
import { restClient } from '@portfolio/testkit';
import { decodeProtectedHeader } from 'jose';
import { startAuth } from '../../../test/auth.ts';
import { authDatabase } from '../../database.ts';
import { resealSecrets } from '../../sign-in/reseal.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { authService } from '../../service.ts';
import { createSigningKeys } from './signing-keys.ts';

const auth = await startAuth();
const keys = createSigningKeys(auth.database, createSecrets(auth.environment));
afterAll(() => auth.close());

const dataKey = (name: string) => `${name}:${randomBytes(32).toString('base64')}`;

/** Another instance, which has nothing cached. */
const fresh = () => createSigningKeys(auth.database, createSecrets(auth.environment));
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
    await createSigningKeys(other.database, createSecrets(other.environment)).rotate({ force: true });
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

test('private keys are not in the clear, and worth nothing under another key', async () => {
  const [row] = await auth.database.query('SELECT private_jwk FROM signing_key');
  expect(row.private_jwk.toString('latin1')).not.toContain('"d"');
  const stranger = createSigningKeys(
    auth.database,
    createSecrets({ ...auth.environment, DATA_KEYS: dataKey('another') }),
  );
  await expect(stranger.current()).rejects.toThrow('DATA_KEYS has not the one');
});

test('`reseal` seals signing keys and tokens of Patreon with a new key, and the old one may go', async () => {
  const { environment, database } = auth;
  const [old, coming] = [dataKey('2026a'), dataKey('2026b')];
  const secretsWith = (DATA_KEYS: string) => createSecrets({ ...environment, DATA_KEYS });
  await database.query('TRUNCATE signing_key');
  await createSigningKeys(database, secretsWith(old)).rotate();
  const { kid } = await createSigningKeys(database, secretsWith(old)).current();
  // One token as it was kept before there were these keys, one sealed with the old one.
  await database.query('UPDATE patreon_account SET access_token = $1, refresh_token = $2', [
    secretsWith(old).encrypt('patreon-access', 'of before'),
    secretsWith(old).seal('patreon-refresh', 'of the old key'),
  ]);
  await database.query('INSERT INTO second_factor (user_id, secret) SELECT min(id), $1 FROM account', [
    secretsWith(old).encrypt('second-factor', 'of an app'),
  ]);
  const [{ supporters }] = await database.query('SELECT count(*)::int AS supporters FROM patreon_account');
  expect(supporters).toBeGreaterThan(0);

  // As the role that serves, which the command is run as.
  const serving = await authDatabase(environment.DATABASE_URL).initialize();
  const both = secretsWith(`${coming},${old}`);
  expect(await resealSecrets(serving, both)).toBe(2 + supporters);
  expect(await resealSecrets(serving, both)).toBe(0);
  await serving.destroy();

  const after = secretsWith(coming);
  expect((await createSigningKeys(database, after).current()).kid).toBe(kid);
  const [row] = await database.query('SELECT access_token, refresh_token FROM patreon_account');
  expect(after.open('patreon-access', row.access_token)).toBe('of before');
  const [factor] = await database.query('SELECT secret FROM second_factor');
  expect(after.open('second-factor', factor.secret)).toBe('of an app');
  expect(after.open('patreon-refresh', row.refresh_token)).toBe('of the old key');
  expect(() => secretsWith(old).open('patreon-access', row.access_token)).toThrow('the key "2026b"');
});
