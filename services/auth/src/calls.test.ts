import { messages } from '@portfolio/contracts/errors';
import { demoAccounts, demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import {
  createTestMailbox,
  eventually,
  graphqlClient,
  restClient,
  type RestClient,
  type TestMailbox,
} from '@portfolio/testkit';
import {
  answersToNul,
  ask,
  codeOf,
  describedOperations,
  foreignTry,
  leftOut,
  requireForeign,
  hostileBodies,
  hostileTexts,
  namesItem,
  replacements,
  provenChange,
  send,
  sendGood,
  sentBackTwice,
  servedCalls,
  servedFields,
  sharedRows,
  unreadable,
  variablesOf,
  variablesWith,
  withRows,
  type CallRow,
  type ServedCall,
  type FieldRow,
  type Parameters,
} from '@portfolio/testkit/calls';
import { holdingNobodyUp } from '@portfolio/testkit/holds';
import { earlyInStep } from '@portfolio/testkit/clock';
import { keepLog, sendMarked, sendMarkedOperation, tryTwice, type Tries } from '@portfolio/testkit/marks';
import { startAuth, type TestAuth } from '../test/auth.ts';
import { createAuthenticator, type Authenticator } from '../test/authenticator.ts';
import { calls as declared } from './calls.ts';
import { authResources } from './calls.ts';
import { codeAt } from './sign-in/second-factor/totp.ts';
import { authSubgraph } from './subgraph.ts';

const kept = keepLog();
const texts = hostileTexts(100_000);
let auth: TestAuth;
let mailbox: TestMailbox;
/** What each of them sends for a bearer token. */
const bearers = new Map<Who, () => Promise<string>>([['who leaves', () => Promise.resolve(leaving)]]);
/** The token of the last one who is to be erased. */
let leaving = '';
const restOf = (who: Who): RestClient => restClient(auth.url, bearers.get(who));
const graphqlOf = (who: Who) => graphqlClient(auth.url, bearers.get(who));
beforeAll(async () => {
  mailbox = await createTestMailbox();
  auth = await startAuth({ SMTP_URL: mailbox.url }, kept);
  for (const name of ['member', 'guard', 'manager', 'staff', 'superuser'] as const) {
    const { access } = await auth.signIn(name);
    bearers.set(name, () => Promise.resolve(access));
  }
  await signOut('a signed-out device');
  await signInEarlier('who signed in a while ago', 'guard');
  await signInEarlier('staff who signed in a while ago', 'staff');
  await change('who was demoted', { is_staff: false });
  await change('who was deactivated', { is_active: false });
  // Of more devices than there may be, these are not the ones that end.
  await auth.database.query(`UPDATE session SET last_used_at = now() + interval '1 day'`);
});
/** And lets the password of who has just signed in count as long as this takes. */
const forgetTries = () =>
  auth.database.query(
    `TRUNCATE rate_limit; DELETE FROM second_factor; DELETE FROM passkey; DELETE FROM recovery_code;
     UPDATE session SET confirmed_at = now() WHERE confirmed_at > now() - interval '1 hour'`,
  );
beforeEach(forgetTries);
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});

/** Patreon's redirects and its signed messages are tested where they live. */
const elsewhere = [
  'DELETE /auth/patreon/',
  'GET /auth/patreon/auth/',
  'GET /auth/patreon/callback/',
  'POST /auth/patreon/webhook/',
];
const calls = servedCalls(authResources).filter(({ name }) => !elsewhere.includes(name));

/** The member on a device that asked, and was then signed out. */
async function signOut(who: Who) {
  const { access, refresh, rest } = await auth.signIn('member');
  expect((await rest.get('/auth/sessions/')).status).toBe(200);
  await rest.post('/auth/logout/', { refresh });
  bearers.set(who, () => Promise.resolve(access));
}

/** On a device that was left open, with a token that was renewed since: that proves nothing. */
async function signInEarlier(who: Who, username: DemoUsername) {
  const { access, refresh } = await auth.signIn(username);
  await auth.database.query(`UPDATE session SET confirmed_at = now() - interval '2 hours' WHERE id::text = $1`, [
    JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()).session_id,
  ]);
  const { body } = await auth.rest.post('/auth/token/refresh/', { refresh, rotate: true });
  bearers.set(who, () => Promise.resolve(body.access));
}

/** What lets people in, and what they may. */
const waysIn = () =>
  auth.database.query<unknown[]>(`
    SELECT 'account' AS what, to_jsonb(row) AS row FROM (
      SELECT id, username, email, password_hash, is_active, is_staff, is_superuser FROM account) AS row
    UNION ALL SELECT 'app', to_jsonb(user_id) FROM second_factor WHERE confirmed_at IS NOT NULL
    UNION ALL SELECT 'passkey', to_jsonb(id) FROM passkey
    UNION ALL SELECT 'recovery code', to_jsonb(hash) FROM recovery_code
    UNION ALL SELECT 'patreon', to_jsonb(patreon_id) FROM patreon_account
    UNION ALL SELECT 'address to come', to_jsonb(row) FROM (SELECT user_id, email FROM email_change) AS row
    ORDER BY 1, 2`);

/** @returns how many mails have gone out, once no more wait */
async function mailsSent(): Promise<number> {
  await eventually('all is told', async () => {
    return (await auth.database.query<unknown[]>('SELECT FROM graphile_worker.jobs')).length === 0;
  });
  return mailbox.received.length;
}

/** One try of a call. @returns whether whoever it concerns is told of what it changes */
async function isProvenAndTold(
  name: string,
  access: ServedCall<never>['route']['access'],
  attempt: () => Promise<unknown>,
): Promise<boolean> {
  const [before, sent] = [await waysIn(), await mailsSent()];
  await attempt();
  return !provenChange({ name, access, before, after: await waysIn() }) || (await mailsSent()) > sent;
}

/** One of the staff who asked, and then lost something, with the token they still have. */
async function change(who: Who, lost: object) {
  const account = { ...fresh(), is_staff: true };
  const { id } = (await restOf('superuser').post('/planner/users/', account)).body;
  const { username, password } = account;
  const { access } = (await auth.rest.post('/auth/login/', { username, password })).body;
  bearers.set(who, () => Promise.resolve(access));
  expect((await restOf(who).get('/planner/users/')).status).toBe(200);
  expect((await restOf('superuser').patch(`/planner/users/${id}/`, lost)).status).toBe(200);
}

let serial = 0;
const fresh = () => ({
  username: `call${++serial}`,
  email: `call${serial}@example.com`,
  password: 'correct horse battery',
});
const anyone = async () => ({ id: (await restOf('staff').post('/planner/users/', fresh())).body.id as number });
async function anyoneWithFactor() {
  const { id } = await anyone();
  await auth.database.query(`INSERT INTO second_factor (user_id, secret, confirmed_at) VALUES ($1, '', now())`, [id]);
  return { id };
}
const superuser = async () => ({ id: demoAccounts.superuser.id });
const refresh = async () => ({ refresh: (await auth.signIn('guard')).refresh });
const settings = async () => (await restOf('guard').get('/planner/settings/')).body as object;

async function resetLink() {
  await auth.rest.post('/auth/request-password-reset/', { email: 'patron@example.com' });
  const { text } = await mailbox.next('patron@example.com', '/reset-password/');
  const [, uid, token] = /reset-password\/([\w-]+)\/([\w-]+)/.exec(text ?? '') ?? [];
  return { uid, token, new_password: demoPassword };
}

async function emailLink() {
  const email = `${fresh().username}@new.example`;
  await restOf('guard').post('/auth/change-email/', { email });
  const { text } = await mailbox.next(email, '/confirm-email/');
  return { token: /confirm-email\/([\w-]+)/.exec(text ?? '')?.[1] };
}

/** Another device of the member's, for each try. */
async function session() {
  await auth.signIn('member');
  const { body } = await restOf('member').get('/auth/sessions/');
  const { id } = body.find((one: { is_current: boolean }) => !one.is_current);
  return { id: id as string };
}

/** The member, who signs in with the password alone. */
async function withoutFactor() {
  await auth.database.query('DELETE FROM second_factor');
  return {};
}

/** Who is setting it up. */
async function begun() {
  await withoutFactor();
  await earlyInStep();
  return { secret: (await restOf('member').post('/auth/second-factor/')).body.secret as string };
}

/** Who has it, for as long as it takes to try: everybody here signs in with the password alone. */
async function withFactor() {
  await begun();
  await auth.database.query('UPDATE second_factor SET confirmed_at = now()');
  return {};
}

/** What the member's next passkey is made with, or signs with. */
let authenticator: Authenticator;

/** Who is adding a passkey. */
async function passkeyBegun() {
  authenticator = createAuthenticator(auth.environment.PUBLIC_ORIGIN);
  return { challenge: (await restOf('member').post('/auth/passkeys/options/')).body.challenge as string };
}

const newPasskey = ({ challenge }: Parameters) => ({
  name: 'Phone',
  credential: authenticator.create({ challenge: String(challenge) }),
});

async function ownPasskey() {
  const { body } = await restOf('member').post('/auth/passkeys/', newPasskey(await passkeyBegun()));
  return { id: body.id as number };
}

/** The member's browser, which is asked for the passkey. */
async function passkeyAsked() {
  await ownPasskey();
  const { body, headers } = await auth.rest.post('/auth/login/options/', {});
  return { challenge: body.challenge as string, cookie: headers.get('set-cookie')!.split(';')[0]! };
}

/** Somebody who has just signed in, to be erased. */
async function leaver() {
  const account = fresh();
  const { username, password } = account;
  const { id } = (await restOf('staff').post('/planner/users/', account)).body;
  const { access } = (await auth.rest.post('/auth/login/', { username, password })).body;
  leaving = access;
  return { id: id as number, username };
}

async function connected() {
  await auth.database.query(
    `INSERT INTO patreon_account (user_id, patreon_id) VALUES ($1, 'x') ON CONFLICT DO NOTHING`,
    [demoAccounts.member.id],
  );
  return {};
}

/** Why nobody else has what a call is about. */
const mine: Pick<CallRow, 'foreign'> = { foreign: { none: 'is about who asks' } };
const bearer: Pick<CallRow, 'foreign'> = { foreign: { none: 'is about whoever the secrets that are sent belong to' } };
const everybody: Pick<CallRow, 'foreign'> = {
  foreign: { none: 'staff manage everybody; of superusers it is tried below' },
};

/** The guard's, while the member asks. */
async function strangeSession() {
  const { body } = await restOf('guard').get('/auth/sessions/');
  return { id: body[0].id as string };
}

async function strangePasskey() {
  const made = await auth.database.query<[{ id: number }]>(
    `INSERT INTO passkey (user_id, name, credential_id, public_key, sign_count, transports)
     VALUES ($1, 'Phone', gen_random_uuid()::text::bytea, ''::bytea, 0, '{}') RETURNING id`,
    [demoAccounts.guard.id],
  );
  return made[0];
}

const rows: Record<string, CallRow> = {
  'GET /.well-known/jwks.json/': {},
  'POST /auth/login/': { ...bearer, body: () => ({ username: 'guard', password: demoPassword }) },
  'POST /auth/token/refresh/': { ...bearer, body: refresh },
  'POST /auth/logout/': { ...bearer, body: refresh },
  'GET /auth/sessions/': {},
  'DELETE /auth/sessions/': {},
  'DELETE /auth/sessions/{id}/': { own: session, foreign: strangeSession },
  'POST /auth/request-password-reset/': { ...bearer, body: () => ({ email: 'nobody@example.com' }) },
  'POST /auth/confirm-password-reset/': { ...bearer, body: resetLink },
  'POST /auth/change-password/': {
    ...mine,
    body: () => ({ current_password: demoPassword, new_password: demoPassword }),
  },
  'POST /auth/confirm-password/': { ...mine, body: () => ({ password: demoPassword }) },
  'POST /auth/change-email/': { ...mine, body: () => ({ email: fresh().email }) },
  'POST /auth/confirm-email/': { ...bearer, body: emailLink },
  'GET /auth/patreon/': {},
  'POST /auth/patreon/connect/': {},
  'GET /auth/user/': {},
  'GET /planner/users/': {},
  'POST /planner/users/': { ...everybody, body: fresh },
  'GET /planner/users/{id}/': { ...everybody, own: anyone },
  'PATCH /planner/users/{id}/': {
    ...everybody,
    own: anyone,
    body: () => {
      const { username, email } = fresh();
      return { first_name: 'Ada', username, email, is_staff: true };
    },
  },
  'POST /planner/users/{id}/set_password/': {
    ...everybody,
    own: anyone,
    body: () => ({ password: 'correct horse battery' }),
  },
  'POST /planner/users/{id}/end_sessions/': { ...everybody, own: anyone },
  'GET /auth/events/': {},
  'GET /auth/second-factor/': {},
  'POST /auth/second-factor/': {},
  'DELETE /auth/second-factor/': { own: withFactor },
  'POST /auth/second-factor/confirm/': {
    ...mine,
    own: begun,
    body: ({ secret }) => ({ code: codeAt(String(secret)) }),
  },
  'POST /auth/second-factor/recovery-codes/': { own: withFactor },
  'POST /planner/users/{id}/reset_second_factor/': {
    ...everybody,
    own: anyoneWithFactor,
    body: () => ({ identity_proof: 'document_in_person' }),
  },
  'POST /auth/login/options/': { ...bearer, body: () => ({}) },
  'POST /auth/login/passkey/': {
    ...bearer,
    own: passkeyAsked,
    body: ({ challenge }) => ({ passkey: authenticator.get({ challenge: String(challenge) }) }),
    headers: ({ cookie }) => ({ cookie: String(cookie) }),
  },
  'GET /auth/passkeys/': {},
  'POST /auth/passkeys/': { ...mine, own: passkeyBegun, body: newPasskey },
  'POST /auth/passkeys/options/': {},
  'PATCH /auth/passkeys/{id}/': { own: ownPasskey, foreign: strangePasskey, body: () => ({ name: 'Old phone' }) },
  'DELETE /auth/passkeys/{id}/': { own: ownPasskey, foreign: strangePasskey },
  'GET /auth/personal-data/': {},
  'POST /auth/erase-account/': { ...mine, own: leaver, body: ({ username }) => ({ username }) },
  'POST /planner/users/{id}/erase/': {
    ...everybody,
    own: leaver,
    body: ({ username }) => ({ username: username ?? 'x' }),
  },
  'GET /planner/settings/': {},
  'PUT /planner/settings/': { ...mine, body: settings },
};

type Who =
  | 'a visitor'
  | 'a signed-out device'
  | 'who signed in a while ago'
  | 'who was demoted'
  | 'who was deactivated'
  | 'who leaves'
  | 'staff who signed in a while ago'
  | Extract<DemoUsername, 'member' | 'guard' | 'manager' | 'staff' | 'superuser'>;
const ended = {
  'a visitor': 401,
  'a signed-out device': 401,
  'who was demoted': 401,
  'who was deactivated': 401,
} as const;
const refusals: Record<string, Partial<Record<Who, 401 | 403>>> = {
  open: {},
  'signed-in': ended,
  password: { ...ended, 'who signed in a while ago': 403 },
  staff: { ...ended, member: 403, guard: 403, manager: 403 },
  'staff-password': { ...ended, member: 403, guard: 403, manager: 403, 'staff who signed in a while ago': 403 },
};
const able: Record<string, Who> = {
  open: 'member',
  'signed-in': 'member',
  password: 'member',
  staff: 'staff',
  'staff-password': 'staff',
};
/** Whose account is gone after each try. */
const leavers = /eraseAccount|erase-account/;
const ableTo = (name: string, access: string): Who => (leavers.test(name) ? 'who leaves' : able[access]!);

test('what says that it asks for a fresh proof is refused to who signed in a while ago', () => {
  const asking = [...calls.map(({ route }) => route.access), ...fields.map(({ access }) => access)].filter(
    ({ proof }) => proof === 'fresh',
  );
  const refusedTo = asking.map(({ name }) => Object.keys(refusals[name]!).join());
  expect(refusedTo.filter((who) => !who.includes('signed in a while ago'))).toEqual([]);
  expect(asking).not.toEqual([]);
});

test('every call that is described has a row, every row is a call, and says what of it is somebody else’s', () => {
  const { calls: described } = describedOperations('auth');
  expect(leftOut(described, [...Object.keys(rows), ...elsewhere])).toEqual({ without: [], strange: [] });
  requireForeign(
    withRows(calls, rows).map(({ name, call: { path, route }, row }) => ({
      name,
      names: path.includes('{') || route.body !== undefined,
      row,
    })),
  );
});

describe.each(calls.map((call) => [call.name, call] as const))(
  'scheduling.md §6 and §7, core-site.md §7: %s',
  (name, call) => {
    const { access, body } = call.route;
    const row = rows[name] ?? {};
    const may = () => restOf(ableTo(name, access.name));
    const good = async () => {
      const own = (await row.own?.()) ?? {};
      return { own, sent: await row.body?.(own) };
    };
    const refused = Object.entries(refusals[access.name]!);

    if (refused.length > 0) {
      /** What is refused leaves it as it is, for all of them. */
      let shared: Awaited<ReturnType<typeof good>>;
      beforeAll(async () => {
        shared = await good();
      });

      test.each(refused)('%s is answered %i, whatever they send', async (who, status) => {
        const { own, sent } = shared;
        for (const one of body ? [sent, [], unreadable] : [sent]) {
          const answer = await send(restOf(who as Who), call, row, own, one);
          expect([answer.status, answer.body.detail]).toEqual([status, expect.any(String)]);
        }
      });
    }

    test('who may is answered, and holds nobody up', async () => {
      const { status, expected } = await holdingNobodyUp(name, () => sendGood(may(), call, row));
      expect(status).toBe(expected);
    });

    test('it changes how somebody signs in, or what they may, with a proof alone, and the owner is told', async () => {
      const own = (await row.own?.()) ?? {};
      const sent = await row.body?.(own);
      expect(await isProvenAndTold(name, access, () => send(may(), call, row, own, sent))).toBe(true);
    });

    if (call.path.includes('{')) {
      test('what is unknown or somebody else’s is not found, whatever is sent', async () => {
        const { sent } = await good();
        const foreign = await foreignTry(row);
        for (const made of [{ id: 999_999 }, ...(foreign ? [foreign.made] : [])]) {
          for (const one of body ? [sent, [], unreadable] : [sent]) {
            expect((await send(may(), call, row, made, one)).status).toBe(404);
          }
        }
      });
    }

    if (body) {
      test('what cannot be read, or holds NUL, is the fault of who asks', async () => {
        const own = (await row.own?.()) ?? {};
        expect((await send(may(), call, row, own, unreadable)).body.detail).toMatch(/^JSON parse error - /);
        for (const answer of Object.values(await answersToNul(may(), call, row))) {
          expect(answer).toEqual([400, [messages.nullCharacters]]);
        }
      });
    }
  },
);

test.each([
  'PATCH /planner/users/{id}/',
  'POST /planner/users/{id}/set_password/',
  'POST /planner/users/{id}/end_sessions/',
  'POST /planner/users/{id}/reset_second_factor/',
  'POST /planner/users/{id}/erase/',
])('%s of a superuser is 403 for staff, whatever they send', async (name) => {
  const call = calls.find((one) => one.name === name)!;
  for (const body of [rows[name]?.body?.({}), [], unreadable]) {
    const answer = await send(restOf('staff'), call, {}, await superuser(), body as object);
    expect([answer.status, answer.body]).toEqual([403, { detail: 'Only superusers can manage superusers.' }]);
  }
});

const fieldRows: Record<string, FieldRow> = {
  ...sharedRows(declared, rows),
  me: mine,
  login: rows['POST /auth/login/']!,
  disconnectPatreon: { own: connected },
  chosenSettings: mine,
  accountEvents: everybody,
  beginSecondFactor: { own: withoutFactor },
  resetSecondFactor: rows['POST /planner/users/{id}/reset_second_factor/']!,
};
const fields = servedFields(await authSubgraph());

test('every query and mutation of the supergraph has a row, every row is one, and says what of it is somebody else’s', () => {
  const { fields: described } = describedOperations('auth');
  expect(leftOut(described, Object.keys(fieldRows))).toEqual({ without: [], strange: [] });
  requireForeign(
    withRows(fields, fieldRows).map(({ name, call, row }) => ({ name, names: call.args.length > 0, row })),
  );
});

describe.each(fields.map((field) => [field.name, field] as const))(
  'scheduling.md §6, core-site.md §6 in GraphQL: %s',
  (name, field) => {
    const row = fieldRows[name] ?? {};
    const variables = async () => variablesOf(field, row, (await row.own?.()) ?? {});
    const may = () => graphqlOf(ableTo(name, field.access.name));

    const refused = Object.entries(refusals[field.access.name]!);
    if (refused.length > 0) {
      /** What is refused leaves it as it is, for all of them. */
      let shared: Awaited<ReturnType<typeof variables>>;
      beforeAll(async () => {
        shared = await variables();
      });

      test.each(refused)('%s is answered %i, whatever they send', async (who, status) => {
        for (const sent of Object.values(shared)) {
          expect(await ask(graphqlOf(who as Who), field, sent)).toEqual({ answer: null, code: codeOf[status] });
        }
      });
    }

    test('who may is answered, and holds nobody up', async () => {
      const { good } = await variables();
      expect(await holdingNobodyUp(name, () => ask(may(), field, good))).toEqual({
        answer: expect.anything(),
        code: undefined,
      });
    });

    test('it changes how somebody signs in, or what they may, with a proof alone, and the owner is told', async () => {
      const { good } = await variables();
      expect(await isProvenAndTold(name, field.access, () => ask(may(), field, good))).toBe(true);
    });

    if (field.args.length > 0) {
      test('what is unknown or somebody else’s is not found, whatever is sent', async () => {
        const foreign = await foreignTry(row);
        for (const made of [{ id: 999_999 }, ...(foreign ? [foreign.made] : [])]) {
          if (!namesItem(field, row, made)) continue;
          for (const sent of Object.values(await variablesOf(field, row, made))) {
            expect(await ask(may(), field, sent)).toEqual({ answer: null, code: 'NOT_FOUND' });
          }
        }
      });

      test('what is broken is the fault of who asks', async () => {
        const { broken } = await variables();
        if (!broken) return;
        const { answer, code } = await ask(may(), field, broken);
        expect([answer, ['BAD_USER_INPUT', 'NOT_FOUND', 'UNAUTHENTICATED'].includes(code)]).toEqual([null, true]);
      });
    }
  },
);

describe.each(replacements(calls))('scheduling.md §7: what $path answers', (replacement) => {
  test('can be sent back by PUT, twice, and loses nothing', async () => {
    const { answers, expected } = await sentBackTwice(restOf('member'), replacement, rows[replacement.put.name]!, {});
    expect(answers).toEqual(expected);
  });
});

test('hostile input of full size holds up nobody', async () => {
  for (const { name, call, row } of withRows(calls, rows)) {
    await forgetTries();
    const own = (await row.own?.()) ?? {};
    const client = restOf(ableTo(name, call.route.access.name));
    for (const body of hostileBodies(call)) {
      const { status } = await holdingNobodyUp(name, () => send(client, call, row, own, body));
      expect(status).toBeLessThan(500);
    }
  }
  for (const [i, { name, call, row }] of withRows(fields, fieldRows).entries()) {
    await forgetTries();
    const own = (await row.own?.()) ?? {};
    const client = graphqlOf(ableTo(name, call.access.name));
    for (const text of [texts[i % texts.length]!, texts[(i + 4) % texts.length]!]) {
      const filled = await variablesWith(text, call, row, own);
      const { code } = await holdingNobodyUp(name, () => ask(client, call, filled));
      expect(code).not.toBe('INTERNAL_SERVER_ERROR');
    }
  }
}, 240_000);

test('what is refused stands in the log with who asked, over GraphQL as over REST', async () => {
  const login = (body: object) => auth.rest.post('/auth/login/', body);
  await auth.database.query(
    `INSERT INTO rate_limit VALUES ('change-password ${demoAccounts.guard.id}', 10, now() + interval '1 minute')`,
  );
  const wrong = { username: 'guard', password: 'wrong' };
  const { member, guard } = demoAccounts;
  const tries: [() => Promise<unknown>, status: number, refused: string[], userId?: number][] = [
    [() => restOf('member').get('/planner/users/'), 403, ['permission_denied'], member.id],
    [() => graphqlOf('member')('{ users { count } }'), 200, ['permission_denied'], member.id],
    [() => graphqlOf('a visitor')('{ users { count } }'), 200, ['not_authenticated']],
    [() => graphqlOf('a visitor')('{ nothing }'), 400, ['graphql_validation_failed']],
    [() => restOf('who signed in a while ago').get('/auth/personal-data/'), 403, ['permission_denied:password_needed']],
    [() => login(wrong), 401, ['authentication_failed']],
    [() => login({}), 400, ['validation']],
    [() => restOf('guard').post('/auth/confirm-password/', { password: 'x' }), 429, ['throttled'], guard.id],
  ];
  for (const [attempt, status, refused, userId] of tries) {
    const before = kept.lines.length;
    await attempt();
    const line = await eventually('its line is written', () =>
      kept.lines.slice(before).find((one) => one.includes('"refused"')),
    );
    expect(JSON.parse(line)).toMatchObject({ msg: 'request', status, refused, ...(userId && { userId }) });
  }
});

test('nothing of what callers send is in the log, nor of what the database refuses', async () => {
  const { id } = demoAccounts.member;
  const [{ password_hash: hash }] = await auth.database.query('SELECT password_hash FROM account WHERE id = $1', [id]);
  const prepare = async () => {
    await forgetTries();
    // A new one with the mark is a good one, too.
    await auth.database.query('UPDATE account SET password_hash = $1 WHERE id = $2', [hash, id]);
  };
  const tries = [
    ...withRows(calls, rows).map(({ name, call, row }) => async (which: Tries) => {
      await prepare();
      return sendMarked(restOf(ableTo(name, call.route.access.name)), call, row, which);
    }),
    ...withRows(fields, fieldRows).map(({ name, call, row }) => async (which: Tries) => {
      await prepare();
      const { good } = await variablesOf(call, row, (await row.own?.()) ?? {});
      return sendMarkedOperation(restOf(ableTo(name, call.access.name)), call.operation, good, which);
    }),
  ];
  const { outcomes, secrets } = await tryTwice(tries, (sql) => auth.database.query(sql));
  expect(outcomes).toEqual(expect.arrayContaining([200, 201, 401, 500, 'ok', 'INTERNAL_SERVER_ERROR']));
  expect(kept.telling(secrets)).toEqual([]);
}, 120_000);
