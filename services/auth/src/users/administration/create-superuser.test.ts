import { createTestMailbox, restClient } from '@portfolio/testkit';
import { startAuth } from '../../../test/auth.ts';
import { createSuperuser } from './manage-users.ts';

const mailbox = await createTestMailbox();
const auth = await startAuth({ SMTP_URL: mailbox.url });
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});

const input = { username: 'operator', email: 'operator@example.com', password: 'correct horse battery' };

test('makes a superuser who can sign in, also where there is nobody yet', async () => {
  await auth.database.query('TRUNCATE account CASCADE');
  await createSuperuser(auth.database, input, auth.environment.PUBLIC_ORIGIN);
  const { body } = await auth.rest.post('/auth/login/', input);
  expect(body.user).toMatchObject({ username: 'operator', is_staff: true, is_superuser: true });
  const rest = restClient(auth.url, () => Promise.resolve(String(body.access)));
  expect((await rest.get('/planner/users/')).body.count).toBe(1);
  const told = await mailbox.next(input.email);
  expect([told.subject, told.text]).toEqual([
    'An account was created for you',
    expect.stringMatching(/Superuser: manages everything[^]*It was done by whoever runs this site\./),
  ]);
});

test.each([
  ['a taken name', {}, 'username'],
  ['a common password', { username: 'other', email: 'o@example.com', password: 'password1' }, 'password'],
])('refuses %s with a field error', async (_title, changes, field) => {
  await expect(
    createSuperuser(auth.database, { ...input, ...changes }, auth.environment.PUBLIC_ORIGIN),
  ).rejects.toMatchObject({
    code: 'validation',
    fields: { [field]: [expect.anything()] },
  });
});
