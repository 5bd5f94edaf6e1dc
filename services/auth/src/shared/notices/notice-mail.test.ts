import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { createTestMailbox, eventually, lockWaits } from '@portfolio/testkit';
import { startAuth } from '../../../test/auth.ts';
import { enqueueNotice } from './notice-mail.ts';

const mailbox = await createTestMailbox();
const auth = await startAuth({ SMTP_URL: mailbox.url, PUBLIC_ORIGIN: 'https://site.example' });
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});

const signIn = (username: string, device: string) =>
  auth.rest.post('/auth/login/', { username, password: demoPassword }, { 'user-agent': device });

test('a sign-in on another device is told by mail, and only that', async () => {
  for (const device of ['Firefox', 'Firefox', 'Chrome <b>', 'Chrome <b>']) await signIn('guard', device);
  await signIn('guard', 'Safari');
  const mails = [await mailbox.next('guard@example.com'), await mailbox.next('guard@example.com')];
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('New sign-in to your account'));
  const told = new Set(mails.map(({ text }) => /Browser: (.*)/.exec(text ?? '')?.[1]));
  expect(told).toEqual(new Set(['Chrome <b>', 'Safari']));
  expect(mails[0]!.text).toContain('https://site.example/reset-password');
});

test('two at once on a new device, as of somebody who presses again, are told of under one name', async () => {
  await signIn('member', 'Firefox');
  const holder = auth.database.createQueryRunner();
  await holder.startTransaction();
  await holder.query(`SELECT FROM account WHERE username = 'member' FOR UPDATE`);
  const presses = [signIn('member', 'Chrome'), signIn('member', 'Chrome')];
  await lockWaits(auth.database, 2);
  await holder.commitTransaction();
  await holder.release();
  expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200]);
  await eventually('all is told', async () => {
    return (await auth.database.query<unknown[]>('SELECT FROM graphile_worker.jobs')).length === 0;
  });
  const told = mailbox.received.filter(({ to }) => to?.some(({ address }) => address === 'member@example.com'));
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a sign-in that fails before it is told has not happened, and the next one is told', async () => {
  await signIn('patron', 'Firefox');
  await auth.database.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$;
     CREATE TRIGGER refuse BEFORE INSERT ON graphile_worker._private_jobs EXECUTE FUNCTION refuse()`,
  );
  expect((await signIn('patron', 'Chrome')).status).toBe(500);
  await auth.database.query('DROP FUNCTION refuse CASCADE');
  expect((await signIn('patron', 'Chrome')).status).toBe(200);
  expect((await mailbox.next('patron@example.com')).text).toContain('Browser: Chrome');
});

test('in the language and zone that the user chose', async () => {
  await signIn('manager', 'Firefox');
  await auth.database.query(`INSERT INTO user_settings VALUES ($1, 'dark', true, true, true, 'fr', 'Europe/Paris')`, [
    demoAccounts.manager.id,
  ]);
  await signIn('manager', 'Chrome');
  expect((await mailbox.next('manager@example.com')).subject).toBe('Nouvelle connexion à votre compte');
  const [session] = await auth.database.query<{ id: string }[]>('SELECT id FROM session WHERE user_id = $1 LIMIT 1', [
    demoAccounts.manager.id,
  ]);
  await enqueueNotice(auth.database, 'patreon_connected', session!.id);
  const mail = await mailbox.next('manager@example.com');
  expect(mail.subject).toBe('Patreon a été relié à votre compte');
  expect(mail.text).toMatch(/Heure : \d+ \S+ \d{4}, \d\d:\d\d:\d\d \(Europe\/Paris\)/);
});
