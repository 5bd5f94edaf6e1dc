import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { createTestMailbox, serviceHeaders } from '@portfolio/testkit';
import { startAuth } from '../../../test/auth.ts';

const mailbox = await createTestMailbox();
const auth = await startAuth({ SMTP_URL: mailbox.url, PUBLIC_ORIGIN: 'https://site.example' });
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});

const confirm = (input: object) => auth.rest.post('/auth/confirm-password-reset/', input);

async function linkFor(email: string) {
  await auth.rest.post('/auth/request-password-reset/', { email });
  const { text } = await mailbox.next(email, '/reset-password/');
  const [, uid, token] = /\/reset-password\/([\w-]+)\/([\w-]+)/.exec(text ?? '') ?? [];
  return { uid, token };
}

test('names of the product, the site and the firm are no passwords: of oneself, by a link, for another, in a registration', async () => {
  const sentence = ['The password is too similar to the name of the company or of this site.'];
  const own = (await auth.signIn('manager')).rest;
  // What scheduling says of them is kept at a sign-in.
  for (const new_password of ['Northwind-2026', 'Portfolio-1', 'site.example']) {
    const sent = { current_password: demoPassword, new_password };
    expect((await own.post('/auth/change-password/', sent)).body).toEqual({ new_password: sentence });
  }
  expect((await confirm({ uid: 'x', token: 'y', new_password: 'Portfolio-1' })).body).toEqual({
    new_password: sentence,
  });
  const link = await linkFor('manager@example.com');
  expect((await confirm({ ...link, new_password: 'northwind1' })).body).toEqual({ new_password: sentence });
  const staff = (await auth.signIn('staff')).rest;
  const set = (password: string) => staff.post(`/planner/users/${demoAccounts.manager.id}/set_password/`, { password });
  expect((await set('Northwind Security')).body).toEqual({ password: sentence });
  const created = await staff.post('/planner/users/', {
    username: 'n',
    email: 'n@example.com',
    password: 'Portfolio-1',
  });
  expect(created.body).toEqual({ password: sentence });
  const account = { key: 'invitation:1:n', username: 'n', email: 'n@example.com', password: 'new-firm-2026' };
  const register = (company_name: string) =>
    auth.rest.post('/internal/users/', { ...account, company_name }, serviceHeaders('scheduling'));
  expect((await register('New Firm')).body).toEqual({ password: sentence });
  expect((await register('Other')).status).toBe(200);
});
