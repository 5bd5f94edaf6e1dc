import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { createSmtpServer } from './smtp.ts';
import { MessageStore, type Message } from './store.ts';
import { createMailboxPage } from './web.ts';

const store = new MessageStore();
const smtp = createSmtpServer(store);
const page = createMailboxPage(store);
let address: string;
let smtpPort: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
  smtpPort = (smtp.server.address() as AddressInfo).port;
});

afterAll(async () => {
  page.closeAllConnections();
  await Promise.all([new Promise<void>((done) => smtp.close(done)), new Promise((done) => page.close(done))]);
});

beforeEach(() => fetch(`${address}/api/messages`, { method: 'DELETE' }));

const send = (to: string, html?: string) =>
  createTransport({ host: '127.0.0.1', port: smtpPort }).sendMail({
    from: 'portfolio@example.com',
    to,
    subject: 'Reset <your> password',
    text: 'Open https://example.com/reset/1/t-0.\nThen sign in.',
    ...(html && { html }),
  });

const list = async (query = '') => (await (await fetch(`${address}/api/messages${query}`)).json()) as Message[];

test('an e-mail sent over SMTP is there as JSON, newest first and by recipient', async () => {
  await send('a@example.com');
  await send('b@example.com', '<p>Hello</p>');
  expect((await list()).map(({ to }) => to)).toEqual([['b@example.com'], ['a@example.com']]);
  expect(await list('?to=b@example.com')).toMatchObject([
    { from: 'portfolio@example.com', subject: 'Reset <your> password', html: expect.stringContaining('<p>Hello</p>') },
  ]);
});

test('the page lists it, and its text has links to click', async () => {
  await send('a@example.com');
  const [message] = await list();
  expect(await (await fetch(address)).text()).toContain('Reset &#60;your&#62; password');
  const text = await (await fetch(`${address}/messages/${message?.id}`)).text();
  expect(text).toContain(
    '<a href="https://example.com/reset/1/t-0" target="_blank">https://example.com/reset/1/t-0</a>.',
  );
});

test('its HTML is shown, but runs nothing', async () => {
  await send('a@example.com', '<a href="https://example.com">x</a><script>alert(1)</script>');
  const [message] = await list();
  const answer = await fetch(`${address}/messages/${message?.id}/html`);
  expect(await answer.text()).toContain('<base target="_blank"><a href="https://example.com">x</a>');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('an e-mail that is not there is not found', async () => {
  expect((await fetch(`${address}/messages/999`)).status).toBe(404);
});
