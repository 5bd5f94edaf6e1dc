import { actors, type Persona } from '@portfolio/testkit';
import {
  describedOperations,
  hostileBodies,
  leftOut,
  replacements,
  sentBackTwice,
  send as sendCall,
  servedCalls,
  type CallRow,
} from '@portfolio/testkit/calls';
import { holdingNobodyUp } from '@portfolio/testkit/holds';
import { keepLog, sendMarked, tryTwice, type Tries } from '@portfolio/testkit/marks';
import { contentResources } from './calls.ts';
import { startContent } from '../test/content.ts';
import { endSession, refusals } from '../test/calls/refusals.ts';
import { restCalls, type RestCall } from '../test/calls/rest-calls.ts';
import { Stage, type Item } from '../test/calls/stage.ts';

const kept = keepLog();
const content = await startContent({}, kept);
const stage = await Stage.of(content);
await endSession(content);
afterAll(() => content.close());

/** Calls of the chatbot, the edge and files are tested where they live. */
const elsewhere = [
  'POST /chatbot/chat/',
  'GET /media/qr/mobile-demos/{file}/',
  'GET /media/share/{folder}/{file}/',
  'GET /media/{name}/',
  'GET /site/about/',
  'GET /site/addresses/',
  'GET /site/menu/',
  'GET /site/news/',
  'GET /site/owner/',
  'GET /site/owner/translations/',
];
const served = new Map(servedCalls(contentResources).map((call) => [call.name, call]));

/** One try of a call, with a subject of its own. */
async function prepare(name: string, { about, parameter, body }: RestCall) {
  const [method = '', path = ''] = name.split(' ');
  const item: Item = about ? await stage.make(about) : { id: 0, slug: '', sections: [] };
  const sent = body?.(await stage.files(), item);
  const send = async (
    persona: Persona | undefined,
    { value = parameter?.(item) ?? item.id, query = '', input = sent }: Try = {},
  ) => {
    const client = persona ? content.as(persona) : content.rest;
    // The contact form's limit counts addresses.
    const headers = { 'x-forwarded-for': `10.0.0.${(tries += 1)}` };
    // Whatever was made has a first revision.
    const address =
      path
        .replace('{revision}', '1')
        .replace('{language}', 'es')
        .replace(/\{\w+\}/, String(value)) + query;
    if (method === 'GET') return client.get(address, headers);
    if (method === 'DELETE') return client.delete(address, headers);
    const verb = method === 'POST' ? 'post' : method === 'PUT' ? 'put' : 'patch';
    return client[verb](address, input, headers);
  };
  return send;
}
let tries = 0;
interface Try {
  value?: string | number;
  query?: string;
  input?: object | string;
}

const may: Record<string, Persona | undefined> = { open: undefined, staff: actors.staff, patron: actors.patron };

/** What no parser reads. */
const unreadable = '{"title": ';

test('every REST call that is described has a row, and every row is a call; no content is one company’s or person’s', () => {
  const { calls: described } = describedOperations('content');
  expect(leftOut(described, [...Object.keys(restCalls), ...elsewhere])).toEqual({ without: [], strange: [] });
  expect([...served.keys()].toSorted()).toEqual(described.toSorted());
});

describe.each(Object.entries(restCalls))('core-site.md §7: %s', (name, call) => {
  const { route, hasItem } = served.get(name)!;
  const access = route.access.name;
  const { bad } = call;
  const worse: Try = 'body' in bad ? { input: bad.body } : 'query' in bad ? bad : { value: bad.parameter };
  // Nor does a refused caller learn what would be wrong, or there. (That a blog has no page 0 is no secret.)
  const refusedTries: Try[] = access === 'staff' ? [{}, worse, ...(route.body ? [{ input: unreadable }] : [])] : [{}];

  /** What is refused leaves it as it is, for all of them and for who may. */
  let send: Awaited<ReturnType<typeof prepare>>;
  let before: unknown;
  beforeAll(async () => {
    send = await prepare(name, call);
    before = await stage.state();
  });

  const refused = refusals(access);
  if (refused.length > 0) {
    test.each(refused)('$who is answered $status, and nothing has changed', async ({ persona, status }) => {
      for (const one of refusedTries) {
        const answer = await send(persona, one);
        expect(answer).toMatchObject({ status, body: { detail: expect.any(String) } });
      }
      expect(await stage.state()).toEqual(before);
    });
  }

  test('bad input is refused, and nothing has changed', async () => {
    const { status, body } = await send(actors.superuser, worse);
    expect([status, Object.keys(body).toSorted()]).toEqual(
      'body' in bad ? [400, bad.fields.toSorted()] : [404, ['detail']],
    );
    expect(await stage.state()).toEqual(before);
  });

  if (route.body) {
    test('what cannot be read is refused, and nothing has changed', async () => {
      expect((await send(actors.superuser, { input: unreadable })).body).toEqual({
        detail: expect.stringMatching(/^JSON parse error - /),
      });
      expect(await stage.state()).toEqual(before);
    });
  }

  if (hasItem && route.body) {
    test('what is unknown is not found, whatever is sent', async () => {
      const answer = await send(actors.superuser, { value: 999_999, input: unreadable });
      expect([answer.status, answer.body]).toEqual([404, { detail: 'Not found.' }]);
    });
  }

  test('succeeds, and holds nobody up', async () => {
    const { status, body } = await holdingNobodyUp(name, () => send(may[access]));
    expect([status, body]).toEqual([call.status ?? 200, call.answer]);
  });
});

/** One try with a subject of its own, as the other services' matrices have it. */
function rowOf({ about, parameter, body }: RestCall): CallRow {
  let item: Item = { id: 0, slug: '', sections: [] };
  return {
    own: async () => {
      if (about) item = await stage.make(about);
      return { id: parameter?.(item) ?? item.id, slug: item.slug, revision: 1 };
    },
    ...(body && { body: async () => body(await stage.files(), item) }),
  };
}

describe.each(replacements(servedCalls(contentResources)))('core-site.md §7: what $path answers', (replacement) => {
  test('can be sent back by PUT, twice, and loses nothing', async () => {
    const row = rowOf(restCalls[replacement.put.name]!);
    const { answers, expected } = await sentBackTwice(content.as(actors.staff), replacement, row, await row.own!());
    expect(answers).toEqual(expected);
  });
});

test('hostile input of full size holds up nobody', async () => {
  for (const call of servedCalls(contentResources)) {
    const { own, ...row } = restCalls[call.name] ? rowOf(restCalls[call.name]!) : {};
    const persona = may[call.route.access.name];
    for (const body of hostileBodies(call)) {
      const further = { 'x-forwarded-for': `10.1.0.${(tries += 1) % 250}` };
      const client = persona ? content.as(persona) : content.rest;
      const made = await own?.();
      const { status } = await holdingNobodyUp(call.name, () => sendCall(client, call, row, made, body, further));
      expect([call.name, status < 500]).toEqual([call.name, true]);
    }
  }
}, 240_000);

test('nothing of what callers send is in the log, nor of what the database refuses', async () => {
  const all = Object.entries(restCalls).map(([name, row]) => (which: Tries) => {
    const call = served.get(name)!;
    const persona = may[call.route.access.name];
    return sendMarked(persona ? content.as(persona) : content.rest, call, rowOf(row), which);
  });
  const { outcomes, secrets } = await tryTwice(all, (sql) => content.sql(sql));
  expect(outcomes).toEqual(expect.arrayContaining([200, 201, 204, 500]));
  expect(kept.telling(secrets)).toEqual([]);
}, 120_000);
