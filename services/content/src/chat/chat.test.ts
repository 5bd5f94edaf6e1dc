import { answerable, halves, percentage, sit, siteOf, unanswerable } from '@portfolio/testkit/chat-exam';
import { actors, eventually } from '@portfolio/testkit';
import { allowedHold, holdsDuring } from '@portfolio/testkit/holds';
import { contentDatabase } from '../database.ts';
import { MediaLibrary } from '../media/library.ts';
import { seedDemoContent } from '../seed/seed.ts';
import { startContent, type TestContent } from '../../test/content.ts';
import { SentenceEncoder } from './related/encoder/sentence-encoder.ts';
import { EnglishMeaning } from './related/english-meaning.ts';
import { SiteIndex } from './related/site-index.ts';
import { onePicture } from '../../test/one-picture.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
  const database = await contentDatabase(content.applicationDatabaseUrl).initialize();
  const media = await MediaLibrary.open({
    MEDIA_PATH: content.mediaPath,
    SECRET_KEY: 'the-secret-key-of-this-test-of-media',
  });
  await seedDemoContent(database, media, onePicture());
  await database.destroy();
}, 60_000);
afterAll(() => content.close());

let visitors = 0;
/** Each question comes from an address of its own, so that the limit does not join the tests. */
const visitor = () => ({ 'x-forwarded-for': `10.1.${Math.floor((visitors += 1) / 250)}.${visitors % 250}` });
const session = () => `session_${Math.random().toString(36).slice(2)}`;
const ask = async (message: string, session_id = session(), history: object[] = []) =>
  (await content.rest.post('/chatbot/chat/', { message, session_id, history }, visitor())).body as {
    response: string;
    is_unknown: boolean;
    sources: { kind: string; title: string; url: string }[];
  };

/** Nothing while at least `share` of `all` is not among `failures`, else which ones are. */
const tooMany = (failures: string[], all: readonly unknown[], share: number) =>
  (all.length - failures.length) / all.length >= share ? [] : failures;

describe('measured over the demo content', () => {
  test(`at least 90 % of ${answerable.length} questions cite the right source`, async () => {
    const wrong: string[] = [];
    for (const { question, source } of answerable) {
      const { sources } = await ask(question);
      if (!sources.some(({ url }) => url === source)) wrong.push(question);
    }
    expect(tooMany(wrong, answerable, 0.9)).toEqual([]);
  }, 60_000);

  test(`at least 95 % of ${unanswerable.length} questions that nothing here answers are refused honestly`, async () => {
    const pretended: string[] = [];
    for (const question of unanswerable) if ((await ask(question)).sources.length > 0) pretended.push(question);
    expect(tooMany(pretended, unanswerable, 0.95)).toEqual([]);
  }, 60_000);
});

describe('POST /chatbot/chat/ (core-site.md §7)', () => {
  test('answers {response, sources} with sentences of what it found', async () => {
    const { response, sources } = await ask('Is there bookkeeping software for clubs?');
    expect(response).toContain('Double-entry bookkeeping for clubs');
    expect(sources[0]).toEqual({ kind: 'project', title: 'Ledger Lite', url: '/projects/ledger-lite' });
  });

  test('names several where several are asked for', async () => {
    const { response, sources } = await ask('Which projects use Rust?');
    expect(response.split('\n').length).toBeGreaterThan(2);
    expect(sources.map(({ url }) => url).toSorted()).toEqual(['/projects/diffable', '/projects/signal-garden']);
  });

  test.each([
    ['show me your projects', /^This is what there is:\n• /, '/projects'],
    ['all projects', /^This is what there is:/, '/projects'],
    ['What have you built?', /^This is what there is:/, '/projects'],
    ['muéstrame tus proyectos', /^Esto es lo que hay:/, '/projects'],
    ['¿Qué has construido?', /^Esto es lo que hay:/, '/projects'],
    ['montre-moi tes projets', /^Voici ce qu’il y a :/, '/projects'],
    ["Qu'avez-vous construit ?", /^Voici ce qu’il y a :/, '/projects'],
    ['list your apps', /^This is what there is:\n• /, '/mobile-demos'],
    ['¿Qué aplicaciones hay?', /^Esto es lo que hay:/, '/mobile-demos'],
    ['How much does it cost?', /^Pricing: /, '/page/pricing'],
    ['¿Cuánto cuesta?', /^Pricing: /, '/page/pricing'],
    ['Combien ça coûte ?', /^Pricing\u00A0: /, '/page/pricing'],
    ['How can I contact you?', /contact form/, '/contact'],
    ['What is your email address?', /support@site\.example/, '/contact'],
    ['phone number', /\+1 555 0199/, '/contact'],
    ['¿Cuál es tu correo electrónico?', /^Escriba a support@site\.example/, '/contact'],
    ['Quel est votre numéro de téléphone ?', /^Écrivez à .* appelez le \+1 555 0199/, '/contact'],
    ['How much do you charge for a day?', /^Pricing: /, '/page/pricing'],
    ['¿Cuánto cobras por un día?', /^Pricing: /, '/page/pricing'],
    ['Combien demandez-vous pour une journée ?', /^Pricing\u00A0: /, '/page/pricing'],
  ])('an overview: %s', async (message, response, url) => {
    const reply = await ask(message);
    expect(reply.response).toMatch(response);
    expect(reply.sources[0]?.url).toBe(url);
  });

  test('an overview names only what is published', async () => {
    const { response, sources } = await ask('show me all your projects');
    expect(response).not.toContain('Night Desk');
    expect(sources.length).toBeGreaterThan(4);
  });

  test.each(['What is Rosterly?', '¿Qué es Rosterly?', "C'est quoi Rosterly ?", 'rosterly'])(
    'a name asked for is answered with its description: %s',
    async (message) => {
      const { response, sources } = await ask(message);
      expect(response).toMatch(/^Rosterly\u00A0?: A shift planner for small security companies\./);
      expect(sources[0]?.url).toBe('/projects/rosterly');
    },
  );

  test.each([
    ['Which of your projects has the most cats?', '/projects'],
    ['Who built the pyramids?', '/projects'],
  ])('%s asks for something in particular, not for an overview', async (message, url) => {
    expect((await ask(message)).sources.map((source) => source.url)).not.toContain(url);
  });

  test.each([
    ['Hello!', /^Hello!/],
    ['¡Hola!', /^¡Hola!/],
    ['Bonjour', /^Bonjour/],
    ['thank you', /welcome/],
    ['Who are you?', /published on this site/],
    ['What is the capital of France?', /^I do not know that/],
    ['¿Cuál es la capital de España?', /^No lo sé/],
    ['Qui a peint la Joconde ?', /^Je ne sais pas/],
    ['¿Venden cruasanes de mantequilla?', /^No lo sé/],
    ['Réparez-vous violons ?', /^Je ne sais pas/],
  ])('%s', async (message, response) => {
    const reply = await ask(message);
    expect(reply.response).toMatch(response);
    expect([reply.sources, reply.is_unknown]).toEqual([[], /know that|No lo sé|ne sais pas/.test(reply.response)]);
  });

  test('a follow-up is about what was spoken of before, which comes with it: nothing is kept', async () => {
    const own = session();
    const question = 'What is Trailmark?';
    const { response, sources } = await ask(question, own);
    const next = 'What about it?';
    expect((await ask(next, own, [{ question, answer: response, sources }])).sources[0]?.url).toBe(
      '/projects/trailmark',
    );
    expect((await ask(next, own)).sources).toEqual([]);
  });

  test.each([
    [Array.from({ length: 7 }, () => ({ question: 'a', answer: 'b', sources: [] }))],
    [[{ question: 'a', answer: 'b'.repeat(4_001), sources: [] }]],
    [[{ question: 'a', answer: 'b', sources: [{ kind: 'draft', title: 'a', url: '/a' }] }]],
  ])('%#: a history that is none is refused', async (history) => {
    const body = { message: 'hello', session_id: session(), history };
    expect((await content.rest.post('/chatbot/chat/', body, visitor())).status).toBe(400);
  });

  test('what a history claims leads to nothing that is not published', async () => {
    const source = { kind: 'project', title: 'Night Desk', url: '/projects/night-desk' };
    const history = [{ question: 'What is Night Desk?', answer: 'A desk.', sources: [source] }];
    const { sources } = await ask('Does it have a reading mode?', session(), history);
    expect(sources.map(({ url }) => url)).not.toContain('/projects/night-desk');
  });

  test('readings.md: drafts and patron posts are never shown; what is published later is', async () => {
    expect((await ask('Tell me about Night Desk for night workers')).response).not.toMatch(
      /six night workers|reading mode/i,
    );
    expect((await ask('exclusion constraints in PostgreSQL')).response).not.toMatch(/gist|tstzrange/);
    const staff = content.as(actors.staff);
    const { id, revision } = (await staff.get('/projects/night-desk/')).body;
    await staff.patch(`/projects/${id}/`, { is_published: true, revision });
    // What was just published is found within two seconds.
    const found = async () => (await ask('reading mode for night workers')).sources[0]?.url === '/projects/night-desk';
    await eventually('it is found', found, { within: 2_000 });
    await staff.patch(`/projects/${id}/`, { is_published: false });
    expect((await ask('reading mode for night workers')).sources.map(({ url }) => url)).not.toContain(
      '/projects/night-desk',
    );
  }, 20_000);

  test.each([
    [{}, { message: ['This field is required.'], session_id: ['This field is required.'] }],
    [{ message: '   ', session_id: 'session_a' }, { message: ['This field may not be blank.'] }],
    [
      { message: 'x'.repeat(2_001), session_id: 'session_a' },
      { message: ['Ensure this field has no more than 2000 characters.'] },
    ],
  ])('%#: bad input is refused', async (input, errors) => {
    const { status, body } = await content.rest.post('/chatbot/chat/', input, visitor());
    expect([status, body]).toEqual([400, errors]);
  });

  test.each(["'; DROP TABLE project; --", "' | ''", '!!!???', '<script>alert(1)</script>', 'a & b | !c:*', '日本語'])(
    'hostile %j is only text',
    async (message) => {
      expect((await ask(message)).response).toEqual(expect.any(String));
    },
  );

  test('one address may ask 30 times a minute', async () => {
    const headers = visitor();
    const statuses = [];
    for (let n = 0; n < 31; n++) {
      statuses.push(
        (await content.rest.post('/chatbot/chat/', { message: 'hi', session_id: session() }, headers)).status,
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test('the same in GraphQL', async () => {
    const query = `mutation { chat(message: "What is Orrery?", sessionId: "session_g") { response sources { kind title url } } }`;
    const { chat } = (await content.graphql(query)).data;
    expect(chat.sources[0]).toEqual({ kind: 'project', title: 'Orrery', url: '/projects/orrery' });
    const empty = await content.graphql(`mutation { chat(message: " ", sessionId: "s") { response } }`);
    expect(empty.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { message: [expect.any(String)] },
    });
  });
});

test('questions that come together read and understand what is published once', async () => {
  const understood: string[] = [];
  class Counting extends EnglishMeaning {
    override ofItem(title: string, text: string) {
      understood.push(`${title} ${text}`);
      return super.ofItem(title, text);
    }
  }
  const database = await contentDatabase(content.applicationDatabaseUrl).initialize();
  const encoder = new SentenceEncoder(() => {});
  const index = new SiteIndex(database, { english: new Counting(encoder) });
  const atOnce = <Result>(run: () => Promise<Result>) => Promise.all([run(), run(), run()]);
  // Each has a connection of its own by now, so that none waits for another's.
  await atOnce(() => database.query('SELECT pg_sleep(0.1)'));
  await atOnce(() => index.nearest('What is Orrery?', 'en'));
  await encoder.close();
  await database.destroy();
  expect(understood.length).toBeGreaterThan(5);
  expect(new Set(understood).size).toBe(understood.length);
});

test('streamed: pieces in order, then the whole reply', async () => {
  const response = await fetch(`${content.url}/chatbot/chat/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...visitor() },
    body: JSON.stringify({ message: 'What is Orrery?', session_id: session() }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = eventsOf(await response.text());
  const pieces = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
  const done = events.at(-1)!;
  expect(pieces.length).toBeGreaterThan(3);
  expect(done).toMatchObject({ event: 'done', data: { response: pieces.join(''), sources: [{ title: 'Orrery' }] } });
});

/** Stems enough to notice that a question repeats its text. */
const stemsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/[a-z]{4,}/g)
      ?.map((word) => word.replace(/(ing|ed|es|s|er|ly|ion|ation)$/, '').slice(0, 6)),
  );

describe('the exam over generated sites (`npm run bench -- chat` sits all of it)', () => {
  const { developing, 'held-out': heldOut } = halves;

  test('asks in other words than the text’s: of a question at most one is in it', () => {
    const repeated = [...developing.trades, ...heldOut.trades].flatMap(({ subjects }) =>
      subjects.flatMap(({ titles, says, asked }) => {
        const said = stemsOf([...titles, ...says].join(' '));
        return asked.en.filter((question) => [...stemsOf(question)].filter((stem) => said.has(stem)).length > 1);
      }),
    );
    expect(repeated).toEqual([]);
  });

  test('a seed always makes the same site, another one another', () => {
    const trade = developing.trades[0]!;
    expect(siteOf(trade, 1)).toEqual(siteOf(trade, 1));
    expect(siteOf(trade, 1)).not.toEqual(siteOf(trade, 2));
  });

  test('two trades are answered and refused as well as when it was last measured', async () => {
    const { answered, plain, refused, nearby, elementary } = await sit(
      {
        query: (text, values) => content.sql(text, values),
        settle: async () => void (await content.sql('REFRESH MATERIALIZED VIEW site_lexeme')),
        ask: async (question) => (await ask(question)).sources.map(({ url }) => url),
      },
      { ...developing, trades: developing.trades.slice(0, 2) },
    );
    expect(percentage(answered.en)).toBeGreaterThanOrEqual(55);
    expect(percentage(plain.en)).toBeGreaterThanOrEqual(75);
    expect(percentage(refused)).toBeGreaterThanOrEqual(93);
    expect(percentage(nearby)).toBeGreaterThanOrEqual(95);
    expect(Object.values(elementary).map(percentage)).toEqual([100, 100, 100]);
  }, 60_000);
});

const eventsOf = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)![1]!,
      data: JSON.parse(/^data: (.*)$/m.exec(block)![1]!) as { text: string },
    }));

test('a question of 2 kB holds nobody up for more than 100 ms', async () => {
  await ask('What does the portfolio show?');
  // Words that the site has not, misspelt, which are compared with many.
  const words = 'application management automatic description conferences interactive marketing'.split(' ');
  const misspelt = Array.from({ length: 200 }, (_, index) => `${words[index % words.length]}${index.toString(36)}`);
  const known = [...new Set(answerable.flatMap(({ question }) => question.match(/\p{L}+/gu) ?? []))];
  for (const asked of [known, misspelt])
    expect(await holdsDuring(() => ask(asked.join(' ').slice(0, 2_000)))).toBeLessThan(allowedHold());
});
