import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startTestEdge, type TestEdge } from '../test/edge.ts';
import { withPosted } from './posted.ts';

let edge: TestEdge;
/** What the documented call answers, and what it was sent. */
let status = 201;
let sent: { body: unknown; headers: IncomingMessage['headers'] }[] = [];
beforeAll(async () => {
  edge = await startTestEdge();
  edge.gateway.answer = async (request, response) => {
    if (request.method === 'POST') {
      sent.push({ body: JSON.parse(await text(request)), headers: request.headers });
      response.statusCode = status;
    }
    const reply = { response: 'A <b>, and\nmore.', sources: [{ kind: 'page', title: 'About', url: '/page/about' }] };
    response.end(JSON.stringify({ results: [], ...reply }));
  };
});
beforeEach(() => {
  status = 201;
  sent = [];
});
afterAll(() => edge.close());

const typed = { name: 'Ada', email: 'ada@example.com', subject: 'Hello & more', message: 'Two lines,\r\nof <text>.' };

const post = (fields: Record<string, string>, path = '/contact') =>
  fetch(edge.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

test('a form that is posted without scripts is sent by the documented call, in the name of who sent it', async () => {
  const answer = await post({ ...typed, other: 'x' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/contact?outcome=sent');
  expect(sent).toMatchObject([{ body: { ...typed, website: '' }, headers: { 'x-forwarded-for': '127.0.0.1' } }]);
  expect(sent[0]!.body).not.toHaveProperty('other');
});

test('pressed twice it has the same key, another message has another', async () => {
  for (const message of [typed.message, typed.message, 'Something else.']) await post({ ...typed, message });
  const [one, again, other] = sent.map(({ headers }) => headers['idempotency-key']);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test.each([400, 429, 500])('what is refused with %i is answered with a document that nobody keeps', async (refused) => {
  status = refused;
  const answer = await post(typed);
  expect(answer.status).toBe(refused);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('nothing else takes a post, and nobody may send more than the longest message', async () => {
  expect((await post(typed, '/projects')).status).toBe(405);
  expect((await post({ ...typed, message: 'x'.repeat(400_000) })).status).toBe(413);
  expect(sent).toEqual([]);
});

test('what was typed is in the form again, and in no other', () => {
  const form = '<input name="name"><form method="post" action="/contact"><input type="text" name="name"/>';
  const html = `${form}<textarea rows="6" name="message"></textarea></form>`;
  const fields = { name: '"><b>', message: '</textarea>$&' };
  expect(withPosted(html, { url: '', status: 400, path: '/contact', typed: fields })).toBe(
    '<input name="name"><form method="post" action="/contact"><input value="&quot;&gt;&lt;b&gt;" type="text" name="name"/>' +
      '<textarea rows="6" name="message">\n&lt;/textarea&gt;$&amp;</textarea></form>',
  );
});

test('a question goes to the chatbot, an empty one nowhere', async () => {
  status = 200;
  const answer = await post({ message: ' Who are you? ' }, '/chatbot');
  expect(answer.status).toBe(200);
  expect(sent).toMatchObject([{ body: { message: 'Who are you?', session_id: expect.stringMatching(/^session_/) } }]);
  expect((await post({ message: '  ' }, '/chatbot')).headers.get('location')).toBe('/chatbot');
  status = 429;
  expect((await post({ message: 'Again?' }, '/chatbot')).status).toBe(429);
  expect(sent).toHaveLength(2);
});
