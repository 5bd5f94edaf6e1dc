import { demoPassword } from '@portfolio/demo/accounts';
import { camelKeys } from '@portfolio/service-kit/keys';
import { createTestMailbox } from '@portfolio/testkit';
import { startAuth } from '../../../test/auth.ts';

const mailbox = await createTestMailbox();
const auth = await startAuth({ SMTP_URL: mailbox.url });
beforeEach(() => auth.database.query('TRUNCATE rate_limit'));
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});

/** The rows of core-site.md §7 Authentication that take a payload, and the same calls over GraphQL. */
const calls = {
  'POST /auth/login/':
    'mutation ($username: String!, $password: String!) { done: login(username: $username, password: $password) { access refresh user { username } } }',
  'POST /auth/logout/': 'mutation ($refresh: String!) { done: logout(refresh: $refresh) }',
  'POST /auth/token/refresh/': 'mutation ($refresh: String!) { done: refreshToken(refresh: $refresh) { access } }',
  'POST /auth/request-password-reset/': 'mutation ($email: String!) { done: requestPasswordReset(email: $email) }',
  'POST /auth/confirm-password-reset/':
    'mutation ($uid: String!, $token: String!, $newPassword: String!) { done: confirmPasswordReset(uid: $uid, token: $token, newPassword: $newPassword) }',
};
type Call = keyof typeof calls;

const rest = (call: Call, payload: object) => auth.rest.post(call.slice('POST '.length), payload);
const graphql = (call: Call, payload: object) =>
  auth.graphql(calls[call], camelKeys(payload) as Record<string, unknown>);

const guard = { username: 'guard', password: demoPassword };
const sent = "If an account exists with the email you provided, we've sent password reset instructions.";

/** A link from the mailbox, as `uid` and `token`. */
async function link() {
  await rest('POST /auth/request-password-reset/', { email: 'member@example.com' });
  const { text } = await mailbox.next('member@example.com', '/reset-password/');
  const [, uid, token] = /reset-password\/([\w-]+)\/([\w-]+)/.exec(text ?? '') ?? [];
  return { uid, token, new_password: 'chosen by the link' };
}

const word = expect.stringMatching(/^[\w.-]{40,}$/);
const answered: [Call, () => Promise<object> | object, number, unknown, unknown][] = [
  [
    'POST /auth/login/',
    () => guard,
    200,
    { access: word, refresh: word, user: expect.objectContaining({ username: 'guard' }) },
    { access: word, refresh: word, user: { username: 'guard' } },
  ],
  ['POST /auth/logout/', async () => ({ refresh: (await auth.signIn('guard')).refresh }), 204, undefined, true],
  [
    'POST /auth/token/refresh/',
    async () => ({ refresh: (await auth.signIn('guard')).refresh }),
    200,
    { access: word },
    { access: word },
  ],
  ['POST /auth/request-password-reset/', () => ({ email: 'nobody@example.com' }), 200, { detail: sent }, sent],
  ['POST /auth/confirm-password-reset/', link, 200, { detail: 'Password has been reset.' }, 'Password has been reset.'],
];

describe('core-site §7 Authentication', () => {
  test.each(answered)('%s answers', async (call, payload, status, body, data) => {
    const answer = await rest(call, await payload());
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(await graphql(call, await payload())).toMatchObject({
      status: 200,
      data: { done: data },
      errors: undefined,
    });
  });

  test('GET /auth/user/ answers user', async () => {
    const signedIn = await auth.signIn('guard');
    expect(await signedIn.rest.get('/auth/user/')).toMatchObject({ status: 200, body: { username: 'guard' } });
    expect((await signedIn.graphql('{ me { username } }')).data).toEqual({ me: { username: 'guard' } });
  });

  test('GET /auth/user/ is refused without credentials, and with bad ones', async () => {
    const visitor = await auth.rest.get('/auth/user/');
    expect([visitor.status, visitor.body]).toEqual([401, { detail: 'Authentication credentials were not provided.' }]);
    expect(visitor.headers.get('www-authenticate')).toBe('Bearer realm="api"');
    const headers = { authorization: 'Bearer of.bad.news' };
    const stale = await auth.rest.get('/auth/user/', headers);
    expect([stale.status, stale.body.detail, stale.body.code]).toEqual([
      401,
      'Given token not valid for any token type',
      'token_not_valid',
    ]);
    const { body } = await auth.rest.post('/graphql', { query: '{ me { id } }' }, headers);
    expect(body.errors[0].extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'token_not_valid' });
  });

  test.each<[string, Call, object, string]>([
    [
      'a wrong password',
      'POST /auth/login/',
      { ...guard, password: 'wrong' },
      'No active account found with the given credentials',
    ],
    [
      'an unknown name',
      'POST /auth/login/',
      { ...guard, username: 'nobody' },
      'No active account found with the given credentials',
    ],
    ['an unknown token', 'POST /auth/token/refresh/', { refresh: 'made-up' }, 'Token is invalid'],
  ])('401: %s at %s', async (_title, call, payload, sentence) => {
    const answer = await rest(call, payload);
    expect([answer.status, answer.body.detail]).toEqual([401, sentence]);
    const { errors } = await graphql(call, payload);
    expect([errors?.[0]?.message, errors?.[0]?.extensions['code']]).toEqual([sentence, 'UNAUTHENTICATED']);
  });

  test('POST /auth/logout/ with an unknown token is no error: whoever signs out is out', async () => {
    expect((await rest('POST /auth/logout/', { refresh: 'made-up' })).status).toBe(204);
    expect((await graphql('POST /auth/logout/', { refresh: 'made-up' })).data).toEqual({ done: true });
  });

  const blank = ['This field may not be blank.'];
  test.each<[Call, object, object]>([
    ['POST /auth/login/', { username: '', password: '' }, { username: blank, password: blank }],
    ['POST /auth/login/', { username: ' ', password: ' x' }, { username: blank }],
    ['POST /auth/logout/', { refresh: '' }, { refresh: blank }],
    ['POST /auth/token/refresh/', { refresh: ' ' }, { refresh: blank }],
    ['POST /auth/request-password-reset/', { email: '' }, { email: blank }],
    ['POST /auth/request-password-reset/', { email: 'a@b' }, { email: ['Enter a valid email address.'] }],
    [
      'POST /auth/confirm-password-reset/',
      { uid: '', token: '', new_password: '' },
      { uid: blank, token: blank, new_password: blank },
    ],
    [
      'POST /auth/confirm-password-reset/',
      { uid: 'Nw', token: 'x', new_password: 'seven77' },
      { new_password: ['This password is too short. It must contain at least 8 characters.'] },
    ],
    [
      'POST /auth/confirm-password-reset/',
      { uid: 'Nw', token: 'made-up', new_password: 'long enough now' },
      // core-site §8, Reset confirm, token error.
      { token: ['Invalid or expired token. Please request a new password reset link.'] },
    ],
  ])('400: %s with %j', async (call, payload, errors) => {
    const answer = await rest(call, payload);
    expect([answer.status, answer.body]).toEqual([400, errors]);
    const [error] = (await graphql(call, payload)).errors ?? [];
    expect([error?.extensions['code'], error?.extensions['fields']]).toEqual(['BAD_USER_INPUT', camelKeys(errors)]);
  });

  test.each<[Call, string[]]>([
    ['POST /auth/login/', ['username', 'password']],
    ['POST /auth/logout/', ['refresh']],
    ['POST /auth/token/refresh/', ['refresh']],
    ['POST /auth/request-password-reset/', ['email']],
    ['POST /auth/confirm-password-reset/', ['uid', 'token', 'new_password']],
  ])('400: %s without its payload, with null and with booleans', async (call, fields) => {
    const each = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
    expect((await rest(call, {})).body).toEqual(each(['This field is required.']));
    expect((await rest(call, each(null))).body).toEqual(each(['This field may not be null.']));
    // Of an address Django says the same whatever is none.
    const noText = (field: string) => (field === 'email' ? 'Enter a valid email address.' : 'Not a valid string.');
    expect((await rest(call, each(true))).body).toEqual(
      Object.fromEntries(fields.map((field) => [field, [noText(field)]])),
    );
    expect((await rest(call, [])).body).toEqual({
      non_field_errors: ['Invalid data. Expected a dictionary, but got list.'],
    });
    expect((await graphql(call, {})).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});

describe('core-site §8', () => {
  test.each(['member@example.com', 'nobody@example.com'])(
    "Reset request success (always shown the same) for %s: 'If an account exists with the email you provided, we've sent password reset instructions.'",
    async (email) => {
      expect((await rest('POST /auth/request-password-reset/', { email })).body).toEqual({ detail: sent });
      expect((await graphql('POST /auth/request-password-reset/', { email })).data).toEqual({ done: sent });
    },
  );
});
