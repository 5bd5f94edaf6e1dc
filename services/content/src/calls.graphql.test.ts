import { actors, type Persona } from '@portfolio/testkit';
import {
  ask,
  codeOf,
  describedOperations,
  leftOut,
  hostileTexts,
  servedFields,
  variablesFilledWith,
  withRows,
} from '@portfolio/testkit/calls';
import { holdingNobodyUp } from '@portfolio/testkit/holds';
import { keepLog, sendMarkedOperation, tryTwice, type Tries } from '@portfolio/testkit/marks';
import { startContent } from '../test/content.ts';
import { graphqlForm } from '../test/files.ts';
import { graphqlCalls, type GraphQLCall } from '../test/calls/graphql-calls.ts';
import { endSession, refusals } from '../test/calls/refusals.ts';
import { Stage, type Item } from '../test/calls/stage.ts';
import { contentSubgraph } from './subgraph.ts';

const kept = keepLog();
const content = await startContent({}, kept);
const stage = await Stage.of(content);
await endSession(content);
afterAll(() => content.close());

/** The chatbot is tested where it lives. */
const served = servedFields(await contentSubgraph()).filter(({ name }) => name !== 'chat');

test('every query and mutation of the supergraph has a row, every row is one, and both say the same of who may', () => {
  const { fields } = describedOperations('content');
  expect(leftOut(fields, [...Object.keys(graphqlCalls), 'chat'])).toEqual({ without: [], strange: [] });
  for (const { name, call, row } of withRows(served, graphqlCalls)) {
    expect([name, row.access]).toEqual([name, call.access.name]);
  }
});

/** What variables name it by. */
const subjectOf = ({ id, page }: Record<string, unknown>) => ({ id, page });

/** One try of a call, with a subject of its own. */
async function prepare({ about, operation, good }: GraphQLCall) {
  const item: Item = about ? await stage.make(about) : { id: 0, slug: '', sections: [] };
  const { variables, files } = good(item, await stage.files());
  return {
    send: async (persona: Persona | undefined) => {
      if (!files) return (persona ? content.graphqlAs(persona) : content.graphql)(operation, variables);
      const client = persona ? content.as(persona) : content.rest;
      const headers = { 'apollo-require-preflight': 'true' };
      return (await client.post('/graphql', graphqlForm(operation, variables, files), headers)).body;
    },
    /** Of the same subject, unless they name another. */
    sendBad: (persona: Persona | undefined, given: Record<string, unknown>) =>
      (persona ? content.graphqlAs(persona) : content.graphql)(operation, { ...subjectOf(variables), ...given }),
  };
}

const may: Record<string, Persona | undefined> = { open: undefined, staff: actors.staff, patron: actors.patron };

describe.each(Object.entries(graphqlCalls))('core-site.md §7 in GraphQL: %s', (field, call) => {
  const { access, bad } = call;
  // Nor does a refused caller learn what would be wrong, or there.
  const worse = bad ? [bad.variables] : [];

  /** What is refused leaves it as it is, for all of them and for who may. */
  let subject: Awaited<ReturnType<typeof prepare>>;
  let before: unknown;
  beforeAll(async () => {
    subject = await prepare(call);
    before = await stage.state();
  });

  const refused = refusals(access);
  if (refused.length > 0) {
    test.each(refused)('$who is answered $status, and nothing has changed', async ({ persona, status }) => {
      const { send, sendBad } = subject;
      const { data, errors } = await send(persona);
      expect([data?.[field] ?? null, errors?.[0]?.extensions.code]).toEqual([null, codeOf[status]]);
      for (const variables of worse) {
        expect((await sendBad(persona, variables)).errors?.[0]?.extensions['code']).toBe(codeOf[status]);
      }
      expect(await stage.state()).toEqual(before);
    });
  }

  if (bad) {
    test('bad input is refused, and nothing has changed', async () => {
      const { code, fields = {} } =
        (await subject.sendBad(actors.superuser, bad.variables)).errors?.[0]?.extensions ?? {};
      expect([code, Object.keys(fields).toSorted()]).toEqual([
        bad.fields ? 'BAD_USER_INPUT' : 'NOT_FOUND',
        bad.fields?.toSorted() ?? [],
      ]);
      expect(await stage.state()).toEqual(before);
    });
  }

  if (bad?.fields && call.about) {
    test('bad input for what is not there is not found', async () => {
      const nowhere = { ...bad.variables, id: '999999', page: '999999' };
      expect((await subject.sendBad(actors.superuser, nowhere)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    });
  }

  test('succeeds, and holds nobody up', async () => {
    const { data, errors } = await holdingNobodyUp(field, () => subject.send(may[access]));
    expect([data, errors]).toEqual([{ [field]: call.answer, ...call.besides }, undefined]);
  });
});

test('hostile input of full size holds up nobody', async () => {
  const texts = hostileTexts(100_000);
  for (const [i, call] of servedFields(await contentSubgraph()).entries()) {
    const persona = may[call.access.name];
    for (const text of [texts[i % texts.length]!, texts[(i + 4) % texts.length]!]) {
      const client = persona ? content.graphqlAs(persona) : content.graphql;
      const filled = variablesFilledWith(text, call);
      const { code } = await holdingNobodyUp(call.name, () => ask(client, call, filled));
      expect([call.name, code]).not.toEqual([call.name, 'INTERNAL_SERVER_ERROR']);
    }
  }
}, 240_000);

test('nothing of what callers send is in the log, nor of what the database refuses', async () => {
  const tries = Object.values(graphqlCalls).map(({ about, access, operation, good }) => async (which: Tries) => {
    const item: Item = about ? await stage.make(about) : { id: 0, slug: '', sections: [] };
    const persona = may[access];
    // Of files REST's matrix sends the names.
    const { variables } = good(item, await stage.files());
    return sendMarkedOperation(persona ? content.as(persona) : content.rest, operation, variables, which);
  });
  const { outcomes, secrets } = await tryTwice(tries, (sql) => content.sql(sql));
  expect(outcomes).toEqual(expect.arrayContaining(['ok', 'INTERNAL_SERVER_ERROR']));
  expect(kept.telling(secrets)).toEqual([]);
}, 120_000);
