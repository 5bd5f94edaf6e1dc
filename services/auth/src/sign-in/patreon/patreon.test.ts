import { once } from 'node:events';
import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { eventually, lockWaits, restClient } from '@portfolio/testkit';
import { keepLog } from '@portfolio/testkit/marks';
import { backgroundContext } from '@portfolio/service-kit/request-context';
import { PatreonProvider, personas } from '@portfolio/testkit/patreon';
import { startAuth, type TestAuth } from '../../../test/auth.ts';
import { createSecrets } from '../../shared/secrets/secrets.ts';
import { tokenPurposes } from './link-account.ts';
import { PatreonRefused } from './patreon-api.ts';
import { refreshTierJob } from './refresh-tier.ts';

const client = { clientId: 'client', clientSecret: 'client-secret', webhookSecret: 'webhook-secret' };
const origin = 'https://site.example';
const provider = new PatreonProvider({ ...client, redirectUri: `${origin}/api/auth/patreon/callback/` });
const personaId = Object.fromEntries(personas.map(({ id, name }) => [name.split(' ')[0], id]));

const kept = keepLog();
let auth: TestAuth;
beforeAll(async () => {
  provider.server.listen(0, '127.0.0.1');
  await once(provider.server, 'listening');
  const address = provider.server.address();
  auth = await startAuth(
    {
      PUBLIC_ORIGIN: origin,
      PATREON_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      PATREON_CLIENT_ID: client.clientId,
      PATREON_CLIENT_SECRET: client.clientSecret,
      PATREON_WEBHOOK_SECRET: client.webhookSecret,
    },
    kept,
  );
});
afterAll(async () => {
  await auth.close();
  provider.server.close();
  provider.server.closeAllConnections();
});

/** A browser's cookies, as far as this flow needs them. */
class Browser {
  cookies = new Map<string, string>();

  async get(path: string, base = auth.url) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await restClient(base).get(path, cookie ? { cookie } : {});
    this.keep(answer.headers);
    return { status: answer.status, headers: answer.headers, location: answer.headers.get('location') ?? '' };
  }

  keep(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** From the start of the flow to the address the provider sends the browser back to, at our service. */
async function consent(browser: Browser, persona: string) {
  const { status, location } = await browser.get('/auth/patreon/auth/');
  expect(status).toBe(302);
  const target = provider.authorize(new URL(location).searchParams, personaId[persona] ?? '');
  expect(target.href.startsWith(`${origin}/api/auth/patreon/callback/`)).toBe(true);
  return target.pathname.replace('/api', '') + target.search;
}

async function signIn(persona: string, browser = new Browser()) {
  const { location } = await browser.get(await consent(browser, persona));
  const url = new URL(location);
  expect(`${url.origin}${url.pathname}`).toBe(`${origin}/patreon/callback`);
  const access = url.searchParams.get('access_token') ?? '';
  const rest = restClient(auth.url, () => Promise.resolve(access));
  return { rest, refresh: url.searchParams.get('refresh_token') ?? '', user: (await rest.get('/auth/user/')).body };
}

const failed = `${origin}/login?error=patreon_connection`;
const tierOf = async (patreonId: string | undefined) => {
  const [row] = await auth.database.query('SELECT tier FROM patreon_account WHERE patreon_id = $1', [patreonId]);
  return row?.tier;
};
/** Waits until the queue has done its work. */
const jobsDone = async () => {
  for (let waiting = 1; waiting > 0;) {
    const [row] = await auth.database.query(
      'SELECT count(*)::int AS count FROM graphile_worker._private_jobs WHERE attempts = 0 OR locked_at IS NOT NULL',
    );
    waiting = row.count;
  }
};

test('signing in with Patreon is no way around a second factor', async () => {
  const { user } = await signIn('Nat');
  const factor = `INSERT INTO second_factor (user_id, secret, confirmed_at) VALUES ($1, '', now())`;
  await auth.database.query(factor, [user.id]);
  const browser = new Browser();
  const { location } = await browser.get(await consent(browser, 'Nat'));
  expect(location).toBe(`${origin}/login?error=second_factor`);
  await auth.database.query('DELETE FROM second_factor');
});

describe('sign-in', () => {
  test('leaves for Patreon with state, PKCE and the scopes for memberships', async () => {
    const { location, headers } = await new Browser().get('/auth/patreon/auth/');
    const { pathname, searchParams } = new URL(location);
    expect(pathname).toBe('/oauth2/authorize');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'client',
      redirect_uri: `${origin}/api/auth/patreon/callback/`,
      scope: 'identity identity[email] identity.memberships',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(headers.getSetCookie().join()).toMatch(
      /(?:^|,)__Host-patreon_flow=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    ['Ada', 'Supporter'],
    ['Gil', 'Champion'],
    ['Dee', null],
    ['Finn', null],
    ['Fay', null],
    ['Nat', null],
  ])('%s gets an account with tier %s, and signs in to it again', async (persona, tier) => {
    const { user, rest, refresh } = await signIn(persona);
    expect(user).toMatchObject({
      username: `patreon_${personaId[persona]}`,
      email: `${persona.toLowerCase()}@patron.example`,
      first_name: persona,
      patreon_tier: tier,
      is_patreon_connected: true,
      is_admin: false,
    });
    expect((await rest.get('/auth/sessions/')).status).toBe(200);
    expect((await auth.rest.post('/auth/token/refresh/', { refresh })).status).toBe(200);
    expect((await signIn(persona)).user.id).toBe(user.id);
  });

  test.each([
    ['Rae', 'who refuses consent'],
    ['Dan', 'when the provider fails'],
  ])('%s, %s, ends at the login screen', async (persona) => {
    const browser = new Browser();
    expect((await browser.get(await consent(browser, persona))).location).toBe(failed);
  });

  test.each([
    ['another state', (path: string) => path.replace(/state=[^&]*/, 'state=other'), true],
    ['no state', (path: string) => path.replace(/state=[^&]*/, ''), true],
    ['another browser', (path: string) => path, false],
    ['another code', (path: string) => path.replace(/code=[^&]*/, 'code=other'), true],
    ['no code', () => '/auth/patreon/callback/', true],
  ])('%s is refused', async (_title, forge, keepsCookies) => {
    const browser = new Browser();
    const path = await consent(browser, 'Ada');
    expect((await (keepsCookies ? browser : new Browser()).get(forge(path))).location).toBe(failed);
  });

  test('a callback works once', async () => {
    const browser = new Browser();
    const path = await consent(browser, 'Ada');
    const cookies = new Map(browser.cookies);
    expect((await browser.get(path)).location).toContain('/patreon/callback?');
    browser.cookies = cookies;
    expect((await browser.get(path)).location).toBe(failed);
  });

  test('PKCE: a code is worth nothing with the verifier of another flow', async () => {
    const [mine, theirs] = [new Browser(), new Browser()];
    const myPath = await consent(mine, 'Ada');
    const theirCode = /code=([^&]*)/.exec(await consent(theirs, 'Gil'))?.[1] ?? '';
    expect((await mine.get(myPath.replace(/code=[^&]*/, `code=${theirCode}`))).location).toBe(failed);
  });

  test('an address that is taken is not taken over', async () => {
    const ada = personas.find(({ name }) => name.startsWith('Ada'))!;
    provider.personas.set('77', { ...ada, id: '77', email: 'guard@example.com' });
    const browser = new Browser();
    const start = await browser.get('/auth/patreon/auth/');
    const target = provider.authorize(new URL(start.location).searchParams, '77');
    const { location } = await browser.get(target.pathname.replace('/api', '') + target.search);
    const bearer = () => Promise.resolve(new URL(location).searchParams.get('access_token') ?? '');
    const { body } = await restClient(auth.url, bearer).get('/auth/user/');
    expect([body.username, body.email]).toEqual(['patreon_77', '']);
  });

  test.each(['its password was reset', 'it was disconnected'])(
    'it finds its own account again when %s',
    async (how) => {
      const ada = personas.find(({ name }) => name.startsWith('Ada'))!;
      const id = `79${how.length}`;
      provider.personas.set(id, { ...ada, id, email: `${id}@example.com` });
      const enter = async () => {
        const browser = new Browser();
        const start = await browser.get('/auth/patreon/auth/');
        const target = provider.authorize(new URL(start.location).searchParams, id);
        const { location } = await browser.get(target.pathname.replace('/api', '') + target.search);
        const bearer = () => Promise.resolve(new URL(location).searchParams.get('access_token') ?? '');
        const rest = restClient(auth.url, bearer);
        return { rest, user: (await rest.get('/auth/user/')).body };
      };
      const first = await enter();
      expect((await first.rest.get('/auth/patreon/')).body).toMatchObject([{ has_password: false }]);
      const resets = async () => {
        const superuser = await auth.signIn('superuser');
        return superuser.rest.post(`/planner/users/${first.user.id}/set_password/`, { password: demoPassword });
      };
      const { status } = await (how.startsWith('its') ? resets() : first.rest.delete('/auth/patreon/'));
      expect(status).toBe(204);
      const second = await enter();
      expect(second.user).toMatchObject({ id: first.user.id, username: `patreon_${id}`, is_patreon_connected: true });
    },
  );

  test('a deactivated account stays out', async () => {
    const { user } = await signIn('Nat');
    await auth.database.query('UPDATE account SET is_active = false WHERE id = $1', [user.id]);
    const browser = new Browser();
    expect((await browser.get(await consent(browser, 'Nat'))).location).toBe(failed);
  });

  test("the provider's tokens are sealed at rest, and nobody else is told them", async () => {
    const { rest, user, refresh } = await signIn('Ada');
    const [row] = await auth.database.query(
      'SELECT access_token, refresh_token FROM patreon_account WHERE patreon_id = $1',
      [personaId['Ada']],
    );
    // A token of the provider is 32 characters; sealed, it has a nonce and a tag besides, and names its key.
    const sealed = /^sealed:development:[\w-]{80}$/;
    expect(row.access_token.toString('latin1')).toMatch(sealed);
    expect(row.refresh_token.toString('latin1')).toMatch(sealed);
    const secrets = createSecrets(auth.environment);
    const told = JSON.stringify([user, refresh, (await rest.get('/auth/patreon/')).body]);
    for (const name of ['access_token', 'refresh_token'] as const)
      expect(told).not.toContain(secrets.open(tokenPurposes[name], row[name]));
  });
});

describe('connecting a signed-in account', () => {
  async function connect(username: 'member' | 'guard', persona: string) {
    const signedIn = await auth.signIn(username);
    const browser = new Browser();
    const prepared = await signedIn.rest.post('/auth/patreon/connect/');
    expect(prepared.body).toEqual({ url: '/auth/patreon/auth/' });
    browser.keep(prepared.headers);
    const { location } = await browser.get(await consent(browser, persona));
    return { location, user: (await signedIn.rest.get('/auth/user/')).body, rest: signedIn.rest };
  }

  test('takes over an account that only Patreon sign-in had made', async () => {
    const before = await signIn('Ada');
    const { user, location } = await connect('member', 'Ada');
    expect(location).toContain('/patreon/callback?access_token=');
    expect(user).toMatchObject({ username: 'member', patreon_tier: 'Supporter', is_patreon_connected: true });
    expect((await signIn('Ada')).user.username).toBe('member');
    expect((await auth.rest.post('/auth/token/refresh/', { refresh: before.refresh })).status).toBe(401);
  });

  test('is refused while the supporter belongs to another account with a password', async () => {
    const { user, location } = await connect('guard', 'Ada');
    expect([location, user.is_patreon_connected]).toEqual([failed, false]);
  });

  test.each(['is_staff', 'is_superuser'])(
    'does not end an account that manages users meanwhile, such as the last superuser: %s',
    async (right) => {
      const manager = await signIn('Gil');
      await auth.database.query(`UPDATE account SET ${right} = true WHERE id = $1`, [manager.user.id]);
      const { location, user } = await connect('guard', 'Gil');
      expect([location, user.is_patreon_connected]).toEqual([failed, false]);
      expect((await signIn('Gil')).user).toMatchObject({ id: manager.user.id, is_active: true, [right]: true });
      await auth.database.query(`UPDATE account SET ${right} = false WHERE id = $1`, [manager.user.id]);
    },
  );

  test('is not made when its mail cannot be', async () => {
    await auth.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$;
       CREATE TRIGGER refuse BEFORE INSERT ON graphile_worker._private_jobs EXECUTE FUNCTION refuse()`,
    );
    const { location, user } = await connect('guard', 'Gil');
    await auth.database.query('DROP FUNCTION refuse CASCADE');
    expect([location, user.is_patreon_connected]).toEqual([failed, false]);
  });

  test('ends with the session that began it', async () => {
    const { rest, refresh } = await auth.signIn('manager');
    const browser = new Browser();
    browser.keep((await rest.post('/auth/patreon/connect/')).headers);
    const back = await consent(browser, 'Gil');
    await auth.rest.post('/auth/logout/', { refresh });
    expect((await browser.get(back)).location).toBe(failed);
    expect((await (await auth.signIn('manager')).rest.get('/auth/user/')).body.is_patreon_connected).toBe(false);
  });

  test('ends with it also while Patreon is asked, as with a new password', async () => {
    const { rest } = await auth.signIn('manager');
    const { id } = demoAccounts.manager;
    const browser = new Browser();
    browser.keep((await rest.post('/auth/patreon/connect/')).headers);
    const back = await consent(browser, 'Gil');
    const runner = auth.database.createQueryRunner();
    await runner.startTransaction();
    // As `setPassword` does, which is about to be done.
    await runner.query('UPDATE account SET last_login = now() WHERE id = $1', [id]);
    await runner.query('DELETE FROM patreon_account WHERE user_id = $1', [id]);
    await runner.query('UPDATE session SET revoked_at = now() WHERE user_id = $1', [id]);
    const answer = browser.get(back);
    await eventually('the connection waits', async () => {
      const [{ waiting }] = await auth.database.query(
        'SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted',
      );
      return waiting > 0;
    });
    await runner.commitTransaction();
    await runner.release();
    expect((await answer).location).toBe(failed);
    expect((await (await auth.signIn('manager')).rest.get('/auth/user/')).body.is_patreon_connected).toBe(false);
  });

  test('is void with a new password that somebody else sets', async () => {
    await connect('member', 'Ada');
    const superuser = await auth.signIn('superuser');
    const path = `/planner/users/${demoAccounts.member.id}/set_password/`;
    expect((await superuser.rest.post(path, { password: demoPassword })).status).toBe(204);
    expect((await (await auth.signIn('member')).rest.get('/auth/user/')).body.is_patreon_connected).toBe(false);
    await connect('member', 'Ada');
  });

  test('is shown, with when', async () => {
    const { rest, graphql } = await auth.signIn('member');
    const connection = { tier: 'Supporter', connected_at: expect.stringMatching(/Z$/) };
    expect((await rest.get('/auth/patreon/')).body).toMatchObject([connection]);
    const { data } = await graphql('{ patreonConnections { tier connectedAt } }');
    expect(data.patreonConnections).toEqual([{ tier: 'Supporter', connectedAt: connection.connected_at }]);
  });

  test('can be undone', async () => {
    const { rest } = await auth.signIn('member');
    expect((await rest.delete('/auth/patreon/')).status).toBe(204);
    expect((await rest.get('/auth/user/')).body).toMatchObject({ patreon_tier: null, is_patreon_connected: false });
    expect((await rest.delete('/auth/patreon/')).status).toBe(404);
  });

  test('can be undone over GraphQL', async () => {
    await connect('member', 'Ada');
    const { graphql } = await auth.signIn('member');
    expect((await graphql('mutation { disconnectPatreon }')).data).toEqual({ disconnectPatreon: true });
    expect((await graphql('{ me { isPatreonConnected } }')).data.me).toEqual({ isPatreonConnected: false });
  });

  test('needs a signed-in user', async () => {
    expect((await auth.rest.post('/auth/patreon/connect/')).status).toBe(401);
    expect((await auth.rest.delete('/auth/patreon/')).status).toBe(401);
  });
});

describe('the tier', () => {
  const change = (persona: string, membership: Partial<NonNullable<(typeof personas)[number]['membership']>>) => {
    const id = personaId[persona] ?? '';
    const current = provider.personas.get(id)!;
    provider.personas.set(id, { ...current, membership: { ...current.membership!, ...membership } });
  };
  const webhook = (persona: string, event?: string) =>
    provider.sendWebhook(`${auth.url}/auth/patreon/webhook/`, personaId[persona] ?? '', event);

  test('follows a webhook, however often it comes', async () => {
    await signIn('Gil');
    change('Gil', { tierIds: ['8000001'] });
    expect(await Promise.all([webhook('Gil'), webhook('Gil'), webhook('Gil')])).toEqual([200, 200, 200]);
    await jobsDone();
    expect(await tierOf(personaId['Gil'])).toBe('Supporter');
    change('Gil', { is_gifted: false, patron_status: 'declined_patron' });
    await webhook('Gil');
    await jobsDone();
    expect(await tierOf(personaId['Gil'])).toBeNull();
  });

  test('is read with renewed tokens when the access token has expired', async () => {
    await signIn('Gil');
    provider.expireAccessTokens();
    change('Gil', { patron_status: 'active_patron', tierIds: ['8000001', '8000002'] });
    await webhook('Gil');
    await jobsDone();
    expect(await tierOf(personaId['Gil'])).toBe('Champion');
  });

  test('is read again at a sign-in with the password', async () => {
    const { user } = await signIn('Gil');
    await auth.database.query(
      `UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE id = 1) WHERE id = $1`,
      [user.id],
    );
    await auth.database.query(`UPDATE patreon_account SET tier = 'Old', refreshed_at = now() - interval '11 minutes'`);
    await auth.rest.post('/auth/login/', { username: user.username, password: demoPassword });
    await jobsDone();
    expect(await tierOf(personaId['Gil'])).toBe('Champion');
  });

  test('stands while the provider is down', async () => {
    provider.isDown = true;
    await webhook('Gil');
    await jobsDone();
    provider.isDown = false;
    expect(await tierOf(personaId['Gil'])).toBe('Champion');
  });

  test('is gone when the permission was taken back; the webhook itself then decides', async () => {
    await auth.database.query(
      `UPDATE patreon_account SET access_expires_at = now(), refresh_token = NULL, access_token = NULL, tier = NULL`,
    );
    expect(await webhook('Gil')).toBe(200);
    expect(await tierOf(personaId['Gil'])).toBe('Champion');
    expect(await webhook('Gil', 'members:delete')).toBe(200);
    expect(await tierOf(personaId['Gil'])).toBeNull();
  });

  test('stays with who signs in anew while Patreon refuses the tokens of before', async () => {
    const { user } = await signIn('Gil');
    await auth.database.query('UPDATE patreon_account SET access_expires_at = now() WHERE user_id = $1', [user.id]);
    const [asked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const refused = async () => {
      asked.resolve();
      await mayAnswer.promise;
      throw new PatreonRefused('Patreon answered 400');
    };
    const { database } = auth;
    const job = refreshTierJob({
      database,
      secrets: createSecrets(auth.environment),
      api: { refresh: refused, identity: refused },
    });
    const done = job.run(backgroundContext(), { userId: user.id }, new AbortController().signal);
    await asked.promise;
    const again = signIn('Gil');
    await lockWaits(database, 1);
    mayAnswer.resolve();
    await Promise.all([again, done]);
    expect(
      await database.query(
        'SELECT tier, refresh_token IS NOT NULL AS has_tokens FROM patreon_account WHERE user_id = $1',
        [user.id],
      ),
    ).toEqual([{ tier: 'Champion', has_tokens: true }]);
  });

  test('is not changed by a message with a wrong signature, or none', async () => {
    const body = '{"data":{}}';
    const post = (headers: Record<string, string>) => auth.rest.post('/auth/patreon/webhook/', body, headers);
    expect((await post({})).status).toBe(403);
    expect((await post({ 'x-patreon-signature': 'ab'.repeat(16) })).status).toBe(403);
    expect((await post({ 'x-patreon-signature': 'zz' })).status).toBe(403);
  });

  test('of somebody we do not know is no error', async () => {
    expect(await webhook('Dan')).toBe(200);
  });
});

test('without configuration the browser ends at /login?error=patreon_config', async () => {
  const unconfigured = await startAuth({ PUBLIC_ORIGIN: origin });
  const browser = new Browser();
  for (const path of ['/auth/patreon/auth/', '/auth/patreon/callback/?code=1&state=2']) {
    expect((await browser.get(path, unconfigured.url)).location).toBe(`${origin}/login?error=patreon_config`);
  }
  expect((await unconfigured.rest.post('/auth/patreon/webhook/', {})).status).toBe(404);
  await unconfigured.close();
});
