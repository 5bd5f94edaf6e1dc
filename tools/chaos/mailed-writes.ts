import { createHash, randomUUID } from 'node:crypto';
import { demoPassword } from '@portfolio/demo/accounts';
import { anyAddress, counted, firstShift, graphql, hour, type Write } from './write-kind.ts';

/** Of the users that clients write. */
export const passwordOfUsers = `long enough ${randomUUID()}`;

/** No two shifts of the guard's overlap, whichever client plans them. */
let guardShifts = 0;

/** What a link of a mail's text ends with: its token, and before it perhaps whose it is. */
const linkIn = (text: string | undefined, path: string): string[] =>
  new RegExp(`/${path}/([\\w-]+)(?:/([\\w-]+))?`).exec(text ?? '')?.slice(1) ?? [];

/** What is told by mail to the person it is about, who then needs the link in it. */
export const mailedWrites: readonly Write[] = [
  {
    name: 'password forgotten, REST',
    weight: 0.5,
    about: ({ users }) => users.shift(),
    request: (mark) => ({
      path: '/auth/request-password-reset/',
      address: anyAddress(),
      body: { email: `${mark}@example.com` },
    }),
    database: 'auth',
    found: `SELECT username AS mark, count(*)::int AS count FROM password_reset JOIN account ON account.id = user_id
      WHERE username LIKE 'chaos-%' GROUP BY 1`,
    mails: ['password-reset-'],
    // Of several mails the first: the second must not have voided its link.
    async isComplete(site, _mark, [text]) {
      const [uid, token] = linkIn(text, 'reset-password');
      const answer = await site.call(`${site.gateway}/api/auth/confirm-password-reset/`, {
        headers: { 'x-forwarded-for': anyAddress() },
        body: { uid, token, new_password: `another ${passwordOfUsers}` },
      });
      return answer.status === 200;
    },
  },
  {
    name: 'another address, REST',
    as: (mark) => ({ username: mark, password: passwordOfUsers }),
    weight: 0.3,
    about: ({ users }) => users.shift(),
    request: (mark) => ({ path: '/auth/change-email/', body: { email: `new.${mark}@example.com` } }),
    database: 'auth',
    found: `SELECT username AS mark, count(*)::int AS count FROM email_change JOIN account ON account.id = user_id
      WHERE username LIKE 'chaos-%' GROUP BY 1`,
    mails: ['email-link-', 'email_change_asked-'],
    async isComplete(site, _mark, [text]) {
      const [token] = linkIn(text, 'confirm-email');
      const answer = await site.call(`${site.gateway}/api/auth/confirm-email/`, {
        headers: { 'x-forwarded-for': anyAddress() },
        body: { token },
      });
      return answer.status === 200;
    },
  },
  {
    // Takes no key, because its answer is who one is: each press opens a session, and the first on a device is told.
    name: 'sign-in on a new device, REST',
    weight: 0.6,
    request: (mark) => ({
      path: '/auth/login/',
      address: anyAddress(),
      headers: { 'user-agent': mark },
      body: { username: 'patron', password: demoPassword },
    }),
    database: 'auth',
    found: `SELECT DISTINCT user_agent AS mark, 1 AS count FROM session WHERE user_agent LIKE 'chaos-%'`,
    mails: ['new_device-'],
  },
  {
    name: 'invitation, REST',
    as: 'manager',
    weight: 0.4,
    about: ({ employees }) => employees.shift(),
    request: (_mark, _desk, _serial, about) => ({
      path: `/planner/employees/${about!.id}/invite/`,
      body: { by_email: true },
    }),
    database: 'scheduling',
    found: `SELECT last_name AS mark, count(*)::int AS count FROM employee_invitation JOIN employee ON employee.id = employee_id
      WHERE last_name LIKE 'chaos-%' GROUP BY 1`,
    mails: ['invitation-'],
    async isComplete(site, mark, [text]) {
      const [token] = linkIn(text, 'register');
      const [kept] = await site.sql<{ token_hash: Buffer }>(
        'scheduling',
        `SELECT token_hash FROM employee_invitation JOIN employee ON employee.id = employee_id WHERE last_name = '${mark}'`,
      );
      const answer = await site.call(`${site.edge}/api/planner/employee/validate-token/${token}/`);
      return (
        answer.status === 200 &&
        kept!.token_hash.equals(
          createHash('sha256')
            .update(token ?? '')
            .digest(),
        )
      );
    },
  },
  {
    // Whoever has an account is told within a minute, of several shifts at once.
    name: 'shift of somebody with an account, GraphQL',
    as: 'manager',
    weight: 0.2,
    request(mark, { client }) {
      const start = firstShift + (guardShifts += 1) * hour;
      const [startTime, endTime] = [new Date(start).toISOString(), new Date(start + hour).toISOString()];
      const input = { client, employee: '1', title: mark, startTime, endTime };
      return graphql('mutation Write($input: NewShift!) { createShift(input: $input) { id } }', { input });
    },
    database: 'scheduling',
    found: counted('title', 'shift'),
    mails: ['notice-'],
  },
];
