import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPassword } from '@portfolio/demo/accounts';
import { createLogger } from '@portfolio/service-kit/logging';
import { startAuth, type TestAuth } from '../../../test/auth.ts';

/** Speaks as Pwned Passwords does: of a range, the rest of each hash and how often it was seen, and padding with a count of 0. */
let corpus: Server;
let auth: TestAuth;
const asked: { path: string; padding: unknown }[] = [];
let behaves: 'answers' | 'fails' | 'hangs' = 'answers';
const lines: string[] = [];

const stolen = 'xk7Gq2vB-stolen-elsewhere';
const padded = 'xk7Gq2vB-only-in-padding';
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const ranges = new Map([stolen, padded].map((password) => [hashOf(password).slice(0, 5), password]));

beforeAll(async () => {
  corpus = createServer((request, response) => {
    asked.push({ path: request.url ?? '', padding: request.headers['add-padding'] });
    if (behaves === 'hangs') return;
    if (behaves === 'fails') return void response.writeHead(503).end();
    const password = ranges.get(request.url?.split('/').at(-1) ?? '');
    const known = password ? `${hashOf(password).slice(5)}:${password === stolen ? 42 : 0}` : '';
    response.end([`${'0'.repeat(35)}:3`, known, `${'F'.repeat(35)}:0`].join('\r\n'));
  }).listen(0, '127.0.0.1');
  await once(corpus, 'listening');
  const { port } = corpus.address() as AddressInfo;
  const log = createLogger({ name: 'auth', level: 'warn' }, { write: (line) => void lines.push(line) });
  auth = await startAuth({ BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/range/` }, { log });
});
afterAll(async () => {
  await auth.close();
  corpus.closeAllConnections();
  corpus.close();
});
beforeEach(() => {
  behaves = 'answers';
  asked.length = 0;
  lines.length = 0;
});

const change = async (new_password: string) => {
  const guard = await auth.signIn('guard');
  const { status, body } = await guard.rest.post('/auth/change-password/', {
    current_password: demoPassword,
    new_password,
  });
  // For the next test.
  if (status < 300)
    await auth.database.query(
      'UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE username = $1) WHERE username = $2',
      ['patron', 'guard'],
    );
  return [status, body];
};

test('a password of a breach is refused; five signs of its hash are all that leave', async () => {
  const [status, body] = await change(stolen);
  expect([status, body]).toEqual([400, { new_password: ['This password is too common.'] }]);
  expect(asked).toEqual([{ path: `/range/${hashOf(stolen).slice(0, 5)}`, padding: 'true' }]);
});

test('also where somebody else gives it', async () => {
  const staff = await auth.signIn('superuser');
  const user = { username: 'newcomer', email: 'newcomer@example.com', first_name: 'New', last_name: 'Comer' };
  const { status, body } = await staff.rest.post('/planner/users/', { ...user, password: stolen });
  expect([status, body.password]).toEqual([400, ['This password is too common.']]);
});

test('one that nobody has seen is taken, also when padding has it', async () => {
  expect((await change(padded))[0]).toBeLessThan(300);
});

test.each(['fails', 'hangs'] as const)(
  'while the corpus %s, nobody is kept from a new password, and the log says so',
  async (way) => {
    behaves = way;
    expect((await change('a-good-one-that-nobody-has'))[0]).toBeLessThan(300);
    expect(lines.join()).toContain('breached passwords could not be looked up');
    expect(lines.join()).not.toContain('a-good-one');
  },
);
