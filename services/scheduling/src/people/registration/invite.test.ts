import { dateAndTime } from '@portfolio/contracts/dates';
import { createTestMailbox, eventually } from '@portfolio/testkit';
import { keepLog } from '@portfolio/testkit/marks';
import { somebody, startScheduling, statusesOf } from '../../../test/scheduling.ts';

const kept = keepLog();
const owner = somebody();

const mailbox = await createTestMailbox();
const scheduling = await startScheduling({ SMTP_URL: mailbox.url, log: kept.log });
const worker = await scheduling.another();
const company = await scheduling.make.company(owner, { name: 'Nightwatch', time_zone: 'America/Los_Angeles' });
beforeEach(() => scheduling.database.query('DELETE FROM rate_limit'));
afterAll(async () => {
  await worker.close();
  await scheduling.close();
  await mailbox.close();
});

const link = /http:\/\/localhost:3000\/planner\/register\/[\w-]{43}/;
const invite = (id: number, body: object = {}) => scheduling.as(owner).post(`/planner/employees/${id}/invite/`, body);
const hire = async (email: string, of = company) =>
  (await scheduling.make.employee(of, { first_name: 'Grace', email })).id;
const jobs = () =>
  scheduling.database.query<{ payload: object }[]>(
    `SELECT payload FROM graphile_worker._private_jobs WHERE key LIKE 'send-invitation:%'`,
  );

describe('scheduling.md §7, invitations', () => {
  test.each(['invite', 'generate_invite'])('POST /planner/employees/{id}/%s/ answers the link', async (action) => {
    const { id } = await scheduling.make.employee(company);
    const answer = await scheduling.as(owner).post(`/planner/employees/${id}/${action}/`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      invite_url: expect.stringMatching(/^http:\/\/localhost:3000\/planner\/register\/[\w-]{43}$/),
      registration_url: answer.body.invite_url,
      expires_at: expect.any(String),
      sent_to: null,
    });
    // §9: employee invitation 7 days.
    const days = (Date.parse(answer.body.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7.01);
  });

  test('an employee with an account needs none', async () => {
    const { id } = await scheduling.make.employee(company, { user_id: somebody().userId });
    expect(await invite(id, { by_email: true })).toMatchObject({
      status: 409,
      body: { error: 'This employee already has an account.', detail: 'This employee already has an account.' },
    });
  });
});

describe('by e-mail, beside the link', () => {
  test('the e-mail has the same link, says who invites and until when, and the link registers', async () => {
    const id = await hire('grace@example.com');
    const { body } = await invite(id, { by_email: true });
    expect(body.sent_to).toBe('grace@example.com');
    const mail = await mailbox.next('grace@example.com');
    expect([mail.subject, mail.from?.address]).toEqual(['Nightwatch invites you', 'no-reply@site.example']);
    expect(mail.text).toContain('Hello Grace,');
    expect(mail.text).toContain(body.invite_url);
    expect(mail.html).toContain(`<a href="${body.invite_url}">Create my account</a>`);
    expect(mail.text).toContain(dateAndTime(body.expires_at, 'en', 'America/Los_Angeles'));
    const token = body.invite_url.split('/').at(-1);
    expect((await scheduling.rest.get(`/planner/employee/validate-token/${token}/`)).body).toMatchObject({
      valid: true,
      company_name: 'Nightwatch',
    });
  });

  test('without being asked for, none is sent; without an answer over REST, GraphQL does the same', async () => {
    const id = await hire('quiet@example.com');
    await invite(id);
    const query = 'mutation ($id: ID!) { inviteEmployee(id: $id, byEmail: true) { inviteUrl sentTo } }';
    const { data } = await scheduling.graphqlAs(owner)(query, { id });
    expect(data.inviteEmployee.sentTo).toBe('quiet@example.com');
    const mail = await mailbox.next('quiet@example.com');
    expect(mail.text).toContain(data.inviteEmployee.inviteUrl);
    expect(mailbox.received.filter(({ to }) => to?.[0]?.address === 'quiet@example.com')).toHaveLength(1);
  });

  test.each([
    ['es', 'Invitación de Ronda', 'Crear mi cuenta'],
    ['fr', 'Invitation de Ronda', 'Créer mon compte'],
  ])('it is in the language of the company: %s', async (language, subject, button) => {
    const ronda = await scheduling.make.company(owner, { name: 'Ronda' });
    await scheduling.as(owner).patch(`/planner/companies/${ronda.id}/`, { language });
    await invite(await hire(`${language}@example.com`, ronda), { by_email: true });
    const mail = await mailbox.next(`${language}@example.com`);
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(button);
  });

  test('what the company is called is text, in the subject and in the message', async () => {
    const hostile = await scheduling.make.company(owner, { name: 'A <b>\r\nBcc: x@example.com' });
    await invite(await hire('hostile@example.com', hostile), { by_email: true });
    const mail = await mailbox.next('hostile@example.com');
    expect(mail.subject).toBe('A <b> Bcc: x@example.com invites you');
    expect(mail.html).toContain('A &lt;b&gt;');
    expect(mail.bcc ?? []).toEqual([]);
  });

  test('while the mail server refuses, queue and log keep no token, and later one e-mail with the answered link arrives', async () => {
    mailbox.accepts = false;
    const id = await hire('later@example.com');
    const [first, last] = [await invite(id, { by_email: true }), await invite(id, { by_email: true })];
    const token = last.body.invite_url.split('/').at(-1);
    const waiting = JSON.stringify(await jobs());
    expect(waiting).toContain('seed');
    expect(waiting).not.toContain(token);
    await eventually('the failure is logged', () => kept.lines.some((line) => line.includes('job failed')));
    expect(kept.lines.join()).toMatch(/Message failed: 451 4\.2\.2"/);
    expect(kept.telling(['later@example.com', 'Nightwatch', token])).toEqual([]);
    mailbox.accepts = true;
    await scheduling.database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    const mail = await mailbox.next('later@example.com');
    expect(mail.text).toContain(last.body.invite_url);
    expect(mail.text).not.toContain(first.body.invite_url);
  });

  test('a job that is repeated after its success sends nothing again', async () => {
    mailbox.accepts = false;
    const id = await hire('once@example.com');
    const { body } = await invite(id, { by_email: true });
    expect(body.invite_url).toMatch(link);
    const [job] = await jobs();
    mailbox.accepts = true;
    await scheduling.database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await mailbox.next('once@example.com');
    await eventually('the job ends', async () => (await jobs()).length === 0);
    const sent = mailbox.received.length;
    const [{ token_hash }] = await scheduling.database.query<[{ token_hash: Buffer }]>(
      'SELECT token_hash FROM employee_invitation WHERE employee_id = $1 AND mailed_at IS NOT NULL',
      [id],
    );
    expect(mailbox.received.at(-1)?.messageId).toContain(token_hash.toString('hex').slice(0, 32));
    await scheduling.database.query(`SELECT FROM graphile_worker.add_job('send-invitation', payload => $1)`, [
      JSON.stringify(job!.payload),
    ]);
    await invite(await hire('after@example.com'), { by_email: true });
    await mailbox.next('after@example.com');
    expect(mailbox.received).toHaveLength(sent + 1);
  });

  test('five an hour to one employee, also at once; the link alone is not counted', async () => {
    const id = await hire('often@example.com');
    const answers = await Promise.all(Array.from({ length: 7 }, () => invite(id, { by_email: true })));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await invite(id)).status).toBe(200);
  });
});
