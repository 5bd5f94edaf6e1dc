import { messages } from '@portfolio/contracts/errors';
import { demoAccounts, demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import { createTestMailbox, type RestClient, type TestMailbox } from '@portfolio/testkit';
import {
  answersToNul,
  send,
  sendGood,
  servedCalls,
  unreadable,
  withRows,
  type CallRow,
} from '@portfolio/testkit/calls';
import { startAuth, type TestAuth } from '../test/auth.ts';
import { authResources } from './resources.ts';

let auth: TestAuth;
let mailbox: TestMailbox;
const clients = new Map<string, RestClient>();
beforeAll(async () => {
  mailbox = await createTestMailbox();
  auth = await startAuth({ SMTP_URL: mailbox.url });
  clients.set('a visitor', auth.rest);
  for (const name of ['member', 'guard', 'manager', 'staff', 'superuser'] as const) {
    clients.set(name, (await auth.signIn(name)).rest);
  }
});
beforeEach(() => auth.database.query('TRUNCATE rate_limit'));
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});

/** Patreon's redirects and its signed messages are tested where they live. */
const elsewhere = /^\/auth\/patreon\/(auth|callback|webhook|connect)\/$|^\/auth\/patreon\/$/;
const calls = servedCalls(authResources).filter(({ path }) => !elsewhere.test(path));

let serial = 0;
const fresh = () => ({
  username: `call${++serial}`,
  email: `call${serial}@example.com`,
  password: 'correct horse battery',
});
const anyone = async () => ({ id: (await clients.get('staff')!.post('/planner/users/', fresh())).body.id as number });
const superuser = async () => ({ id: demoAccounts.superuser.id });
const refresh = async () => ({ refresh: (await auth.signIn('guard')).refresh });
const settings = async () => (await clients.get('guard')!.get('/planner/settings/')).body as object;

async function resetLink() {
  await auth.rest.post('/auth/request-password-reset/', { email: 'patron@example.com' });
  const { text } = await mailbox.next('patron@example.com');
  const [, uid, token] = /reset-password\/([\w-]+)\/([\w-]+)/.exec(text ?? '') ?? [];
  return { uid, token, new_password: demoPassword };
}

/** Another device of the member's, for each try. */
async function session() {
  await auth.signIn('member');
  const { body } = await clients.get('member')!.get('/auth/sessions/');
  const { id } = body.find((one: { is_current: boolean }) => !one.is_current);
  return { id: id as string };
}

const rows: Record<string, CallRow> = {
  'GET /.well-known/jwks.json/': {},
  'POST /auth/login/': { body: () => ({ username: 'guard', password: demoPassword }) },
  'POST /auth/token/refresh/': { body: refresh },
  'POST /auth/logout/': { body: refresh },
  'GET /auth/sessions/': {},
  'DELETE /auth/sessions/': {},
  'DELETE /auth/sessions/{id}/': { own: session },
  'POST /auth/request-password-reset/': { body: () => ({ email: 'nobody@example.com' }) },
  'POST /auth/confirm-password-reset/': { body: resetLink },
  'POST /auth/change-password/': { body: () => ({ current_password: demoPassword, new_password: demoPassword }) },
  'GET /auth/user/': {},
  'GET /planner/users/': {},
  'POST /planner/users/': { body: fresh },
  'GET /planner/users/{id}/': { own: anyone },
  'PATCH /planner/users/{id}/': { own: anyone, body: () => ({ first_name: 'Ada' }) },
  'POST /planner/users/{id}/set_password/': { own: anyone, body: () => ({ password: 'correct horse battery' }) },
  'GET /planner/settings/': {},
  'PUT /planner/settings/': { body: settings },
};

type Who = 'a visitor' | Extract<DemoUsername, 'member' | 'guard' | 'manager' | 'staff' | 'superuser'>;
const refusals: Record<string, Partial<Record<Who, number>>> = {
  open: {},
  'signed-in': { 'a visitor': 401 },
  staff: { 'a visitor': 401, member: 403, guard: 403, manager: 403 },
};
const able: Record<string, Who> = { open: 'a visitor', 'signed-in': 'member', staff: 'staff' };

test('every call has a row, and every row is a call', () => {
  expect(withRows(calls, rows)).toHaveLength(calls.length);
});

describe.each(calls.map((call) => [call.name, call] as const))(
  'scheduling.md §6 and §7, core-site.md §7: %s',
  (name, call) => {
    const { access, body } = call.route;
    const row = rows[name] ?? {};
    const may = () => clients.get(able[access.name]!)!;
    const good = async () => {
      const own = (await row.own?.()) ?? {};
      return { own, sent: await row.body?.(own) };
    };
    const refused = Object.entries(refusals[access.name]!);

    if (refused.length > 0) {
      test.each(refused)('%s is answered %i, whatever they send', async (who, status) => {
        const { own, sent } = await good();
        for (const one of body ? [sent, [], unreadable] : [sent]) {
          const answer = await send(clients.get(who)!, call, row, own, one);
          expect([answer.status, answer.body]).toEqual([status, { detail: expect.any(String) }]);
        }
      });
    }

    test('who may is answered', async () => {
      const { status, expected } = await sendGood(may(), call, row);
      expect(status).toBe(expected);
    });

    if (call.path.includes('{')) {
      test('what is unknown is not found, whatever is sent', async () => {
        const { sent } = await good();
        for (const one of body ? [sent, [], unreadable] : [sent]) {
          expect((await send(may(), call, row, { id: 999_999 }, one)).status).toBe(404);
        }
      });
    }

    if (body) {
      test('what cannot be read, or holds NUL, is the fault of who asks', async () => {
        const { own } = await good();
        expect((await send(may(), call, row, own, unreadable)).body.detail).toMatch(/^JSON parse error - /);
        for (const answer of Object.values(await answersToNul(may(), call, row))) {
          expect(answer).toEqual([400, [messages.nullCharacters]]);
        }
      });
    }
  },
);

test.each(['PATCH /planner/users/{id}/', 'POST /planner/users/{id}/set_password/'])(
  '%s of a superuser is 403 for staff, whatever they send',
  async (name) => {
    const call = calls.find((one) => one.name === name)!;
    for (const body of [rows[name]?.body?.({}), [], unreadable]) {
      const answer = await send(clients.get('staff')!, call, {}, await superuser(), body as object);
      expect([answer.status, answer.body]).toEqual([403, { detail: 'Only superusers can manage superusers.' }]);
    }
  },
);
