import 'reflect-metadata';
import { key } from '@portfolio/contracts/rest';
import { graphql } from 'graphql';
import { z } from 'zod';
import { open, openToAll } from '../access/index.ts';
import { notFound } from '../errors/index.ts';
import { buildSubgraph } from '../graphql/index.ts';
import { callsFor, nounFor, resolverOf, resourcesOf } from './index.ts';

const pet = z.object({ id: key, nick_name: z.string(), born_on: z.iso.date().nullable() });
const petInput = z.object({ nick_name: z.string() });
const petPatch = z.object({ nick_name: z.string().optional(), born_on: z.iso.date().nullable().optional() });

const rex = { id: 1, nick_name: 'Rex', born_on: null };
interface Context {
  said: unknown[];
}
const call = callsFor<Context>();
const calls = [
  ...nounFor<Context>(open)({
    name: 'pet',
    path: '/pets',
    answer: pet,
    find: (_context, id) => (id === 1 ? Promise.resolve(rex) : Promise.reject(notFound())),
    list: {
      filter: z.object({ born_on: z.iso.date().optional() }),
      options: { orderings: [], defaultOrdering: '' },
      run({ said }, filter, { page }) {
        said.push([filter, page]);
        return Promise.resolve({ count: 1, results: [rex] });
      },
    },
    create: { access: openToAll, input: petInput, run: (_context, input) => Promise.resolve({ ...rex, ...input }) },
    read: { description: 'Null when there is none.' },
    change: { input: petPatch, run: (_context, _id, input) => Promise.resolve({ ...rex, ...input }) },
    remove: { run: () => Promise.resolve() },
  }),
  call({
    rest: 'GET /pets/:id/friends',
    summary: 'The friends of a pet',
    graphql: 'query friendsOfPet',
    access: open,
    arguments: { pet: key },
    answer: z.object({ names: z.array(z.string()) }),
    field: { as: z.array(z.string()), of: ({ names }) => names },
    handle: ({ id }) => ({ names: [`a friend of ${id()}`] }),
  }),
  call({ rest: 'GET /pets/newest', summary: 'The newest', access: open, answer: pet, handle: () => rex }),
  call({
    graphql: 'query isKnown',
    access: open,
    query: z.object({ times: z.int().optional(), note: z.string().nullable().optional() }),
    answer: z.boolean(),
    handle: ({ context, query }) => context.said.push(query) > 0,
  }),
];

const { schema, access } = await buildSubgraph({ resolvers: [resolverOf(calls, { pet })] });

async function ask(source: string) {
  const contextValue: Context = { said: [] };
  const { data, errors } = await graphql({ schema, source, contextValue });
  return { data, codes: errors?.map(({ extensions }) => extensions['code']), said: contextValue.said };
}

test('fields have the names, arguments, types and access that the calls say', () => {
  const shown = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root!.getFields()).map(({ name, args, type }) => {
      const given = args.map((argument) => `${argument.name}: ${String(argument.type)}`).toSorted();
      return `${name}(${given.join(', ')}): ${String(type)}`;
    }),
  );
  expect(shown.filter((field) => !field.startsWith('_'))).toEqual([
    'pets(bornOn: Date, ordering: String, page: Int, pageSize: Int, search: String): PetPage!',
    'pet(id: ID!): Pet',
    'friendsOfPet(pet: ID!): [String!]!',
    'isKnown(note: String, times: Int): Boolean!',
    'createPet(input: NewPet!): Pet!',
    'updatePet(id: ID!, input: PetChanges!, seen: PetChanges): Pet!',
    'deletePet(id: ID!): ID!',
  ]);
  expect([access.query.get('pets'), access.mutation.get('createPet')]).toEqual([open, openToAll]);
});

test('routes are those of the calls, a word before a parameter in its place', () => {
  const served = resourcesOf(calls).map(({ path, methods }) => [path, ...Object.keys(methods)]);
  expect(served).toEqual([
    ['/pets', 'get', 'post'],
    ['/pets/newest', 'get'],
    ['/pets/:id', 'get', 'patch', 'delete'],
    ['/pets/:id/friends', 'get'],
  ]);
});

test('a field asks the handler as the route does, by the names of the path, and answers null for what is not found', async () => {
  expect(await ask('{ friendsOfPet(pet: 7) pet(id: 2) { id } }')).toMatchObject({
    data: { friendsOfPet: ['a friend of 7'], pet: null },
    codes: undefined,
  });
  expect(await ask('{ pets(page: 3, bornOn: "2026-03-01") { count } }')).toMatchObject({
    data: { pets: { count: 1 } },
    said: [[{ born_on: '2026-03-01' }, 3]],
  });
});

test('an argument that is null is one that was left out, where null is no value', async () => {
  expect(await ask('{ isKnown(times: null, note: null) }')).toMatchObject({ said: [{ note: null }] });
});
