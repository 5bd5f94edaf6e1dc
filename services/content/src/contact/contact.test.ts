import { actors, createTestMailbox, eventually, restClient } from '@portfolio/testkit';
import { keepLog } from '@portfolio/testkit/marks';
import { startContent } from '../../test/content.ts';

const kept = keepLog();
const mailbox = await createTestMailbox();
const content = await startContent({ SMTP_URL: mailbox.url, SUPPORT_EMAIL: 'support@site.example' }, kept);
afterAll(async () => {
  await content.close();
  await mailbox.close();
});

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Work', message: 'Could we talk about a project?' };
let address = 0;
/** Each visitor has an address of their own, so that the limit does not join the tests. */
const visitor = () => ({ 'x-forwarded-for': `10.0.0.${(address += 1)}` });
const submit = (input: object, headers = visitor()) => content.rest.post('/contact/submit/', input, headers);
const stored = (name: string) =>
  content.sql<{ id: number; mailed_at: Date | null }>('SELECT id, mailed_at FROM contact_message WHERE name = $1', [
    name,
  ]);
const mailTo = 'support@site.example';

describe('POST /contact/submit/ (core-site.md §7)', () => {
  test('stores the message before it answers, and support gets one e-mail', async () => {
    const { status, body } = await submit({ ...message, name: 'Ada <b>L</b>' });
    expect([status, body]).toEqual([
      201,
      { detail: 'Your message has been sent successfully! We will get back to you soon.' },
    ]);
    expect(await stored('Ada <b>L</b>')).toHaveLength(1);
    const mail = await mailbox.next(mailTo);
    expect(mail.subject).toBe('Contact: Work');
    expect(mail.text).toContain('ada@example.com');
    // Who answers it writes to who asked.
    expect(mail.replyTo).toEqual([{ name: 'Ada <b>L</b>', address: 'ada@example.com' }]);
    expect(mail.html).toContain('Ada &lt;b&gt;L&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>L</b>');
  });

  test('a mail server that is down delays the e-mail, loses neither message nor e-mail, and is logged without them', async () => {
    mailbox.accepts = false;
    expect((await submit({ ...message, name: 'Down', subject: 'Between us' })).status).toBe(201);
    const tried = () =>
      content.sql<{ attempts: number }>(
        `SELECT attempts FROM graphile_worker._private_jobs WHERE locked_at IS NULL AND attempts > 0`,
      );
    await eventually('the mail is tried', async () => (await tried()).length);
    expect((await stored('Down'))[0]!.mailed_at).toBeNull();
    expect(kept.lines.join()).toMatch(/Message failed: 451 4\.2\.2"/);
    expect(kept.telling([mailTo, message.email, 'Between us'])).toEqual([]);
    mailbox.accepts = true;
    await content.sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await submit({ ...message, name: 'Bell' });
    const texts = [(await mailbox.next(mailTo)).text, (await mailbox.next(mailTo)).text];
    expect(texts.filter((text) => text?.includes('Down'))).toHaveLength(1);
  });

  test('support gets one e-mail, also when its job runs again after it was sent', async () => {
    await submit({ ...message, name: 'Once' });
    await mailbox.next(mailTo);
    await eventually('the message is marked as mailed', async () => (await stored('Once'))[0]!.mailed_at);
    const { id } = (await stored('Once'))[0]!;
    await content.sql(`SELECT graphile_worker.add_job('contact-mail', $1::json)`, [{ payload: { id } }]);
    const waiting = () => content.sql('SELECT FROM graphile_worker._private_jobs WHERE key IS NULL');
    await eventually('the second job is done', async () => (await waiting()).length === 0);
    expect(mailbox.received.filter(({ text }) => text?.includes('Once'))).toHaveLength(1);
  });

  test.each([
    [
      {},
      {
        name: ['Name is required'],
        email: ['Email is required'],
        subject: ['Subject is required'],
        message: ['Message is required'],
      },
    ],
    [{ ...message, name: '  ' }, { name: ['Name is required'] }],
    [{ ...message, email: '' }, { email: ['Email is required'] }],
    [{ ...message, email: 'ada@example' }, { email: ['Email is invalid'] }],
    [{ ...message, email: 'a b@example.com' }, { email: ['Email is invalid'] }],
    [{ ...message, subject: '' }, { subject: ['Subject is required'] }],
    [{ ...message, message: '   ' }, { message: ['Message is required'] }],
    [{ ...message, message: '  123456789  ' }, { message: ['Message must be at least 10 characters'] }],
    [{ ...message, subject: 'x'.repeat(201) }, { subject: ['Ensure this field has no more than 200 characters.'] }],
  ])('core-site.md §5, Contact form: %j', async (input, errors) => {
    const { status, body } = await submit(input);
    expect([status, body]).toEqual([400, errors]);
  });

  test('ten characters after trimming are enough', async () => {
    expect((await submit({ ...message, message: ' 1234567890 ' })).status).toBe(201);
  });

  test('a filled hidden field is answered like success, and nothing is stored', async () => {
    const { status } = await submit({ ...message, name: 'Bot', website: 'https://spam.example' });
    expect(status).toBe(201);
    expect(await stored('Bot')).toEqual([]);
  });

  test('a form filled faster than a person can is refused; a second try later passes', async () => {
    const quick = await submit({ ...message, name: 'Quick', elapsed_ms: 300 });
    expect([quick.status, quick.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await stored('Quick')).toEqual([]);
    expect((await submit({ ...message, name: 'Quick', elapsed_ms: 2_500 })).status).toBe(201);
  });

  test('one address may send five in ten minutes', async () => {
    const headers = visitor();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await submit({ ...message, name: 'Flood' }, headers)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await stored('Flood')).toHaveLength(5);
    expect((await submit(message)).status).toBe(201);
  });

  test('a stale token does not cost the message', async () => {
    const headers = { ...visitor(), authorization: 'Bearer stale' };
    expect((await submit({ ...message, name: 'Stale' }, headers)).status).toBe(201);
  });

  test('the same in GraphQL', async () => {
    const mutation = `mutation ($input: ContactInput!) { submitContact(input: $input) }`;
    const send = async (input: object) =>
      (await restClient(content.url).post('/graphql', { query: mutation, variables: { input } }, visitor())).body;
    expect((await send({ ...message, name: 'Graph' })).data).toEqual({ submitContact: true });
    expect(await stored('Graph')).toHaveLength(1);
    expect((await send({ ...message, message: 'short' })).errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { message: ['Message must be at least 10 characters'] },
    });
  });
});

describe('/contact/messages/ (core-site.md §7)', () => {
  const staff = () => content.as(actors.staff);
  const receive = async (name: string) => {
    await submit({ ...message, name });
    return (await stored(name))[0]!.id;
  };

  test('GET lists newest first with the unread count of all; searches and filters', async () => {
    const older = await receive('Older');
    const newer = await receive('Newer');
    const { status, body } = await staff().get('/contact/messages/?page_size=2');
    expect(status).toBe(200);
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual([newer, older]);
    expect(body.results[0]).toEqual({
      id: newer,
      ...message,
      name: 'Newer',
      is_read: false,
      created_at: expect.any(String),
    });
    expect(body.unread_count).toBe(body.count);
    expect((await staff().get('/contact/messages/?search=OLDER project')).body.count).toBe(1);
    await staff().patch(`/contact/messages/${older}/`, { is_read: true });
    const read = (await staff().get('/contact/messages/?is_read=true')).body;
    expect([read.count, read.unread_count]).toEqual([1, body.unread_count - 1]);
  });

  test('PATCH marks as read, and never back (core-site.md §4)', async () => {
    const id = await receive('Marked');
    expect((await staff().get(`/contact/messages/${id}/`)).body.is_read).toBe(false);
    const { status, body } = await staff().patch(`/contact/messages/${id}/`, { is_read: true });
    expect([status, body.is_read]).toEqual([200, true]);
    const back = await staff().patch(`/contact/messages/${id}/`, { is_read: false });
    expect([back.status, back.body]).toEqual([400, { is_read: ['"false" is not a valid choice.'] }]);
    expect((await staff().get(`/contact/messages/${id}/`)).body.is_read).toBe(true);
    expect((await staff().patch('/contact/messages/999999/', { is_read: true })).status).toBe(404);
  });

  test('DELETE removes', async () => {
    const id = await receive('Gone');
    expect((await staff().delete(`/contact/messages/${id}/`)).status).toBe(204);
    expect((await staff().delete(`/contact/messages/${id}/`)).status).toBe(404);
  });

  test.each([
    [undefined, 401],
    [actors.manager, 403],
    [actors.patron, 403],
  ])('%j is answered %s', async (persona, status) => {
    const id = await receive(`Secret ${status} ${persona?.userId}`);
    const api = persona ? content.as(persona) : content.rest;
    expect((await api.get('/contact/messages/')).status).toBe(status);
    expect((await api.get(`/contact/messages/${id}/`)).status).toBe(status);
    expect((await api.patch(`/contact/messages/${id}/`, { is_read: false })).status).toBe(status);
    expect((await api.delete(`/contact/messages/${id}/`)).status).toBe(status);
  });

  test('the same in GraphQL', async () => {
    const id = await receive('Ql');
    const list = `{ contactMessages(search: "ql", isRead: false) { count unread results { id name isRead createdAt } } }`;
    expect((await content.graphql(list)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect((await content.graphqlAs(actors.manager)(list)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const graphql = content.graphqlAs(actors.superuser);
    expect((await graphql(list)).data.contactMessages).toMatchObject({
      count: 1,
      results: [{ id: `${id}`, isRead: false }],
    });
    const mark = await graphql(`mutation { markContactMessageRead(id: ${id}) { isRead } }`);
    expect(mark.data).toEqual({ markContactMessageRead: { isRead: true } });
    expect((await graphql(`{ contactMessage(id: ${id}) { isRead } }`)).data.contactMessage.isRead).toBe(true);
    expect((await graphql(`mutation { deleteContactMessage(id: ${id}) }`)).data).toEqual({
      deleteContactMessage: true,
    });
    expect((await graphql(`{ contactMessage(id: ${id}) { id } }`)).data.contactMessage).toBeNull();
    for (const call of [`markContactMessageRead(id: ${id}) { id }`, `deleteContactMessage(id: ${id})`]) {
      expect((await content.graphql(`mutation { ${call} }`)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
  });
});
