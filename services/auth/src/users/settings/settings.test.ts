import { demoAccounts } from '@portfolio/demo/accounts';
import { serviceHeaders } from '@portfolio/testkit';
import { startAuth } from '../../../test/auth.ts';

const auth = await startAuth();
afterAll(() => auth.close());

const defaults = {
  theme: 'light',
  notifications_enabled: true,
  email_notifications: true,
  shift_reminders: true,
  language: 'en',
  timezone: 'UTC',
};
const changed = { ...defaults, theme: 'dark', shift_reminders: false, language: 'es', timezone: 'Asia/Tokyo' };

test('GET /planner/settings/ answers the defaults of scheduling.md §9', async () => {
  const { rest } = await auth.signIn('guard');
  expect(await rest.get('/planner/settings/')).toMatchObject({ status: 200, body: defaults });
});

test("PUT saves one's own", async () => {
  const { rest } = await auth.signIn('guard');
  expect(await rest.put('/planner/settings/', changed)).toMatchObject({ status: 200, body: changed });
  expect((await rest.get('/planner/settings/')).body).toEqual(changed);
  expect((await (await auth.signIn('member')).rest.get('/planner/settings/')).body).toEqual(defaults);
  const partial = await rest.put('/planner/settings/', { theme: 'blue', timezone: 'Mars/Olympus' });
  expect(partial).toMatchObject({
    status: 400,
    body: {
      theme: ['"blue" is not a valid choice.'],
      timezone: ['"Mars/Olympus" is not a valid choice.'],
    },
  });
  expect((await rest.patch('/planner/settings/', {})).headers.get('allow')).toBe('GET, PUT, HEAD, OPTIONS');
});

test('what PUT leaves out stays as it is, and is as §9 has it before', async () => {
  const { rest } = await auth.signIn('manager');
  const theme = await rest.put('/planner/settings/', { theme: 'dark' });
  expect(theme).toMatchObject({ status: 200, body: { ...defaults, theme: 'dark' } });
  expect((await rest.put('/planner/settings/', {})).body).toEqual({ ...defaults, theme: 'dark' });
  await Promise.all([
    rest.put('/planner/settings/', { language: 'fr' }),
    rest.put('/planner/settings/', { timezone: 'Asia/Tokyo' }),
  ]);
  expect((await rest.get('/planner/settings/')).body).toEqual({
    ...defaults,
    theme: 'dark',
    language: 'fr',
    timezone: 'Asia/Tokyo',
  });
});

test('scheduling.md §9: saving one setting chooses no other, and null takes a choice back', async () => {
  const { rest } = await auth.signIn('superuser');
  const untouched = { notifications_enabled: null, email_notifications: null, shift_reminders: null, language: null };
  await rest.put('/planner/settings/', { theme: 'dark' });
  expect((await rest.get('/auth/user/')).body.settings).toEqual({ ...untouched, theme: 'dark', timezone: null });
  await rest.put('/planner/settings/', { timezone: 'America/Los_Angeles' });
  const back = await rest.put('/planner/settings/', { timezone: null, theme: null });
  expect(back).toMatchObject({ status: 200, body: defaults });
  expect((await rest.get('/auth/user/')).body.settings).toEqual({ ...untouched, theme: null, timezone: null });
  expect(await rest.put('/planner/settings/', { language: null })).toMatchObject({ status: 400 });
});

test('GET /auth/user/ tells what was saved, so that screens follow; null before', async () => {
  const { rest } = await auth.signIn('staff');
  expect((await rest.get('/auth/user/')).body.settings).toBeNull();
  await rest.put('/planner/settings/', changed);
  expect((await rest.get('/auth/user/')).body.settings).toEqual(changed);
});

test('needs credentials', async () => {
  expect((await auth.rest.get('/planner/settings/')).status).toBe(401);
  expect((await auth.rest.put('/planner/settings/', defaults)).status).toBe(401);
});

test('over GraphQL', async () => {
  const { graphql } = await auth.signIn('patron');
  const saved = await graphql('mutation ($i: UserSettingsInput!) { updateSettings(input: $i) { theme } }', {
    i: {
      theme: 'dark',
      notificationsEnabled: true,
      emailNotifications: false,
      shiftReminders: true,
      language: 'fr',
      timezone: 'UTC',
    },
  });
  expect(saved.data.updateSettings).toEqual({ theme: 'dark' });
  const { data } = await graphql('{ settings { theme emailNotifications language } }');
  expect(data.settings).toEqual({ theme: 'dark', emailNotifications: false, language: 'fr' });
});

test('GET /internal/users/contacts/ tells other services where to write, and whether', async () => {
  await (await auth.signIn('guard')).rest.put('/planner/settings/', changed);
  const { guard, member } = demoAccounts;
  const { body } = await auth.rest.get(
    `/internal/users/contacts/?ids=${member.id},${guard.id},999`,
    serviceHeaders('scheduling'),
  );
  expect(body).toEqual([
    {
      id: guard.id,
      email: 'guard@example.com',
      first_name: 'Gabriel',
      last_name: 'Okafor',
      is_active: true,
      settings: changed,
    },
    {
      id: member.id,
      email: 'member@example.com',
      first_name: 'Mia',
      last_name: 'Larsen',
      is_active: true,
      settings: { ...defaults, timezone: null },
    },
  ]);
});
