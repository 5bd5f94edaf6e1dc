import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { countStatements, eventually, serviceHeaders } from '@portfolio/testkit';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { startAuth } from '../../../test/auth.ts';

const auth = await startAuth();
afterAll(() => auth.close());

const login = (username: string, password: string = demoPassword) =>
  auth.rest.post('/auth/login/', { username, password });

describe('core-site §7 Authentication: POST /auth/login/', () => {
  test('answers access, refresh, user', async () => {
    const { status, body } = await login('manager');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['access', 'refresh', 'user']);
    expect(body.user).toEqual({
      id: demoAccounts.manager.id,
      username: 'manager',
      email: 'manager@example.com',
      first_name: 'Maria',
      last_name: 'Alvarez',
      is_active: true,
      is_staff: false,
      is_superuser: false,
      is_admin: true,
      patreon_tier: null,
      is_patreon_connected: false,
      administered_companies: [{ id: 1, name: 'Northwind Security' }],
      company_admin_for: [{ id: 1, name: 'Northwind Security' }],
      employee_profile: null,
      settings: null,
      date_joined: expect.stringMatching(/Z$/),
      last_login: expect.stringMatching(/Z$/),
    });
  });

  test('takes two statements beside the hash, from a device that is known', async () => {
    await login('manager');
    await eventually('what a new device is told by mail has gone out', async () => {
      const jobs = await auth.database.query<unknown[]>('SELECT FROM graphile_worker.jobs');
      return jobs.length === 0;
    });
    expect(await countStatements(() => login('manager'))).toBe(2);
  });

  test('the access token is as docs/architecture.md says', async () => {
    const { body } = await login('superuser');
    const claims = decodeJwt(body.access);
    expect(claims).toMatchObject({
      iss: 'portfolio-auth',
      aud: 'portfolio',
      token_type: 'access',
      user_id: demoAccounts.superuser.id,
      is_staff: true,
      is_superuser: true,
      jti: expect.any(String),
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600);
    const { keys } = (await auth.rest.get('/.well-known/jwks.json')).body;
    expect(decodeProtectedHeader(body.access)).toEqual({ alg: 'EdDSA', typ: 'JWT', kid: keys[0].kid });
    expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
  });

  test('names are compared without regard to case', async () => {
    expect((await login('GUARD')).body.user.employee_profile).toEqual({ id: 1, company_id: 1 });
  });

  test('the patron has a tier', async () => {
    expect((await login('patron')).body.user).toMatchObject({ patreon_tier: 'Supporter', is_patreon_connected: true });
  });

  test('an inactive account is refused with the same words', async () => {
    await auth.database.query(`UPDATE account SET is_active = false WHERE username = 'member'`);
    const answer = await login('member');
    await auth.database.query(`UPDATE account SET is_active = true WHERE username = 'member'`);
    expect([answer.status, answer.body]).toEqual([
      401,
      { detail: 'No active account found with the given credentials' },
    ]);
  });

  test('a stale access token does not stand in the way', async () => {
    const stale = { authorization: 'Bearer stale' };
    const { status } = await auth.rest.post('/auth/login/', { username: 'guard', password: demoPassword }, stale);
    expect(status).toBe(200);
  });

  test('works while scheduling hangs, with what it last said', async () => {
    await login('manager');
    auth.scheduling.answers = false;
    const { status, body } = await login('manager');
    const unknown = await login('manager2');
    auth.scheduling.answers = true;
    expect([status, body.user.is_admin, body.user.administered_companies.length]).toEqual([200, true, 1]);
    expect([unknown.status, unknown.body.user.is_admin]).toEqual([200, false]);
  });
});

describe('core-site §7 Authentication: POST /auth/token/refresh/', () => {
  const refresh = (token: string, rotate?: boolean) =>
    auth.rest.post('/auth/token/refresh/', { refresh: token, ...(rotate && { rotate }) });

  test('answers access and leaves the refresh token valid', async () => {
    const { refresh: token } = await auth.signIn('guard');
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await refresh(token);
      expect([status, Object.keys(body)]).toEqual([200, ['access']]);
    }
  });

  test('rotates when asked to', async () => {
    const { refresh: token } = await auth.signIn('guard');
    const { body } = await refresh(token, true);
    expect(body.refresh).not.toBe(token);
    expect((await refresh(body.refresh, true)).status).toBe(200);
  });

  // ROTATION_ROUNDS=100 for the long run.
  const rounds = Number(process.env['ROTATION_ROUNDS'] ?? 3);

  test(
    `${rounds} rounds of 50 concurrent rotations receive exactly one new token each`,
    async () => {
      let { refresh: token } = await auth.signIn('guard');
      for (let round = 0; round < rounds; round += 1) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(token, true)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        const tokens = [...new Set(answers.map(({ body }) => String(body.refresh)))];
        expect(tokens).toHaveLength(1);
        [token = ''] = tokens;
        await auth.database.query('TRUNCATE rate_limit');
      }
      const [{ count }] = await auth.database.query(
        'SELECT count(*)::int AS count FROM refresh_token WHERE rotated_at IS NULL AND session_id = (SELECT session_id FROM refresh_token ORDER BY created_at DESC LIMIT 1)',
      );
      expect(count).toBe(1);
    },
    30_000 + rounds * 2_000,
  );

  test('a replay after the grace ends the whole session', async () => {
    const { refresh: token } = await auth.signIn('guard');
    const { body } = await refresh(token, true);
    await auth.database.query(`UPDATE refresh_token SET rotated_at = rotated_at - interval '11 seconds'`);
    const replay = await refresh(token, true);
    expect([replay.status, replay.body]).toEqual([401, { detail: 'Token is blacklisted', code: 'token_not_valid' }]);
    expect((await refresh(body.refresh)).body.detail).toBe('Token is blacklisted');
  });

  test('however much it is used, a session ends after 30 days', async () => {
    await auth.database.query('DELETE FROM session WHERE user_id = $1', [demoAccounts.manager2.id]);
    const { refresh: token } = await auth.signIn('manager2');
    const age = (days: number) =>
      auth.database.query<[{ id: string }[], number]>(
        `UPDATE session SET created_at = now() - make_interval(days => $2) WHERE user_id = $1 RETURNING id`,
        [demoAccounts.manager2.id, days],
      );
    const [[row]] = await age(29);
    const { body } = await refresh(token, true);
    const [ends] = await auth.database.query(
      `SELECT expires_at <= created_at + interval '30 days' AS session,
         (SELECT bool_or(expires_at > now() + interval '25 hours') FROM refresh_token
          WHERE session_id = session.id AND rotated_at IS NULL) AS token
       FROM session WHERE id = $1`,
      [row!.id],
    );
    expect(ends).toEqual({ session: true, token: false });
    await age(31);
    expect((await refresh(body.refresh, true)).body.detail).toBe('Token is expired');
  });

  test('expired, unknown and revoked tokens', async () => {
    expect((await refresh('nonsense')).body).toEqual({ detail: 'Token is invalid', code: 'token_not_valid' });
    const { refresh: token } = await auth.signIn('member');
    await auth.database.query(
      `UPDATE refresh_token SET expires_at = now() - interval '1 second'
       WHERE session_id IN (SELECT id FROM session WHERE user_id = $1)`,
      [demoAccounts.member.id],
    );
    const expired = await refresh(token);
    expect([expired.status, expired.body.detail]).toEqual([401, 'Token is expired']);
    expect(expired.headers.get('www-authenticate')).toBe('Bearer realm="api"');
  });

  test('no token is stored in the clear', async () => {
    const { refresh: token } = await auth.signIn('guard');
    const [found] = await auth.database.query('SELECT FROM refresh_token WHERE hash = $1', [Buffer.from(token)]);
    expect(found).toBeUndefined();
  });
});

describe('core-site §7 Authentication: POST /auth/logout/', () => {
  test('ends the session, and again is no error', async () => {
    const { refresh: token } = await auth.signIn('guard');
    for (let i = 0; i < 2; i += 1) {
      expect((await auth.rest.post('/auth/logout/', { refresh: token })).status).toBe(204);
    }
    const answer = await auth.rest.post('/auth/token/refresh/', { refresh: token });
    expect([answer.status, answer.body.detail]).toEqual([401, 'Token is blacklisted']);
  });
});

describe('core-site §7 Authentication: GET /auth/user/', () => {
  test('answers the signed-in user', async () => {
    const { rest } = await auth.signIn('staff');
    const { status, body } = await rest.get('/auth/user/');
    expect([status, body.username, body.is_staff, body.is_admin]).toEqual([200, 'staff', true, false]);
  });

  test('follows what scheduling says by now', async () => {
    const { rest } = await auth.signIn('member');
    auth.scheduling.users.set(demoAccounts.member.id, {
      administered_companies: [{ id: 9, name: 'New' }],
      employee_profile: null,
    });
    expect((await rest.get('/auth/user/')).body.is_admin).toBe(true);
    auth.scheduling.users.delete(demoAccounts.member.id);
    expect((await rest.get('/auth/user/')).body.is_admin).toBe(false);
  });
});

describe('over GraphQL', () => {
  test('login, me, refreshToken, logout', async () => {
    const signedIn = await auth.graphql(
      'mutation ($p: String!) { login(username: "manager", password: $p) { access refresh user { id isAdmin } } }',
      { p: demoPassword },
    );
    const { access, refresh, user } = signedIn.data.login;
    expect(user).toEqual({ id: '3', isAdmin: true });
    const me = await auth.rest.post(
      '/graphql',
      { query: '{ me { username lastLogin } }' },
      { authorization: `Bearer ${access}` },
    );
    expect(me.body.data.me).toEqual({ username: 'manager', lastLogin: expect.stringMatching(/Z$/) });
    const rotated = await auth.graphql(
      'mutation ($r: String!) { refreshToken(refresh: $r, rotate: true) { refresh } }',
      {
        r: refresh,
      },
    );
    const out = await auth.graphql('mutation ($r: String!) { logout(refresh: $r) }', {
      r: rotated.data.refreshToken.refresh,
    });
    expect(out.data.logout).toBe(true);
    const after = await auth.graphql('mutation ($r: String!) { refreshToken(refresh: $r) { access } }', { r: refresh });
    expect(after.errors?.[0]).toMatchObject({
      message: 'Token is blacklisted',
      extensions: { code: 'UNAUTHENTICATED', reason: 'token_not_valid' },
    });
  });

  test('me is null for a visitor; a wrong password is an error', async () => {
    expect((await auth.graphql('{ me { id } }')).data).toEqual({ me: null });
    const { errors } = await auth.graphql('mutation { login(username: "guard", password: "x") { access } }');
    expect(errors?.[0]).toMatchObject({
      message: 'No active account found with the given credentials',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('a user reference tells oneself and staff, nobody else', async () => {
    const query = 'query ($r: [_Any!]!) { entities: _entities(representations: $r) { ... on User { username } } }';
    const variables = { r: [{ __typename: 'User', id: '3' }] };
    const seenBy = async (username: 'manager' | 'staff' | 'guard') =>
      (await (await auth.signIn(username)).graphql(query, variables)).data.entities;
    expect(await seenBy('manager')).toEqual([{ username: 'manager' }]);
    expect(await seenBy('staff')).toEqual([{ username: 'manager' }]);
    expect(await seenBy('guard')).toEqual([null]);
    expect((await auth.graphql(query, variables)).data.entities).toEqual([null]);
  });
});

test('GET /internal/users/count/ counts accounts, for other services only', async () => {
  expect((await auth.rest.get('/internal/users/count/', serviceHeaders('scheduling'))).body).toEqual({ count: 7 });
  expect((await auth.rest.get('/internal/users/count/')).status).toBe(403);
});
