import { actors, type Persona } from '@portfolio/testkit';
import { startContent, type TestContent } from '../test/content.ts';
import { graphqlForm } from '../test/files.ts';
import { graphqlCalls, type GraphQLCall } from '../test/calls/graphql-calls.ts';
import { refusals } from '../test/calls/refusals.ts';
import { Stage, type Item } from '../test/calls/stage.ts';

let content: TestContent;
let stage: Stage;
beforeAll(async () => {
  content = await startContent();
  stage = await Stage.of(content);
});
afterAll(() => content.close());

/** The chatbot is tested where it lives, federation's own fields by the gateway. */
const elsewhere = new Set(['chat', '_entities', '_service']);

test('every root field of the graph has a row, and every row is a field', async () => {
  const { data } = await content.graphql(
    '{ schema: __schema { queryType { fields { name } } mutationType { fields { name } } } }',
  );
  const { queryType, mutationType } = data.schema;
  const fields: { name: string }[] = [...queryType.fields, ...mutationType.fields];
  const names = fields.map(({ name }) => name).filter((name) => !elsewhere.has(name));
  expect(Object.keys(graphqlCalls).toSorted()).toEqual(names.toSorted());
});

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
    sendBad: (persona: Persona | undefined, given: Record<string, unknown>) =>
      (persona ? content.graphqlAs(persona) : content.graphql)(operation, given),
  };
}

const codes = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' };

describe.each(Object.entries(graphqlCalls))('core-site.md §7 in GraphQL: %s', (field, call) => {
  const { access, bad } = call;
  // Nor does a refused caller learn what would be wrong, or there. (That a blog has no page 0 is no secret.)
  const worse = bad && access === 'staff' ? [bad.variables] : [];

  const refused = refusals(access);
  if (refused.length > 0) {
    test.each(refused)('$who is answered $status, and nothing has changed', async ({ persona, status }) => {
      const { send, sendBad } = await prepare(call);
      const before = await stage.state();
      const { data, errors } = await send(persona);
      expect([data?.[field] ?? null, errors?.[0]?.extensions.code]).toEqual([null, codes[status]]);
      for (const variables of worse) {
        expect((await sendBad(persona, variables)).errors?.[0]?.extensions['code']).toBe(codes[status]);
      }
      expect(await stage.state()).toEqual(before);
    });
  }

  if (bad) {
    test('bad input is refused, and nothing has changed', async () => {
      const { sendBad } = await prepare(call);
      const before = await stage.state();
      const { code, fields = {} } = (await sendBad(actors.superuser, bad.variables)).errors?.[0]?.extensions ?? {};
      expect([code, Object.keys(fields).toSorted()]).toEqual([
        bad.fields ? 'BAD_USER_INPUT' : 'NOT_FOUND',
        bad.fields?.toSorted() ?? [],
      ]);
      expect(await stage.state()).toEqual(before);
    });
  }

  const may: Record<string, Persona | undefined> = { open: undefined, staff: actors.staff, patron: actors.patron };
  test('succeeds', async () => {
    const { send } = await prepare(call);
    const { data, errors } = await send(may[access]);
    expect([data, errors]).toEqual([{ [field]: call.answer, ...call.besides }, undefined]);
  });
});
