import 'reflect-metadata';
import { decimal, id, isoDateTime, key, money, type Page } from '@portfolio/contracts/rest';
import { graphql } from 'graphql';
import { Arg, Args, Authorized, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { open } from '../access/index.ts';
import {
  argsType,
  buildSubgraph,
  enumType,
  inputType,
  type ListArgs,
  listArgsType,
  objectType,
  pageType,
} from './index.ts';

const size = z.enum(['small', 'extra_large']);
const part = z.object({ id: key, made_at: z.iso.datetime().nullable() });
const thing = z
  .object({
    id: key,
    owner: key,
    unit_price: decimal.describe('Dollars.'),
    count: z.int(),
    weight: z.number(),
    bytes: z.int().meta({ format: 'int64' }),
    since: z.iso.date(),
    link: z.url(),
    is_new: z.boolean(),
    size,
    colour: z.enum(['red/green']),
    parts: z.array(part),
    note: z.string().optional(),
    same: z.string(),
  })
  .describe('Something.');
const thingInput = z
  .object({ owner: id, unit_price: money(), at: isoDateTime, size: size.default('small'), parts: z.array(part) })
  .partial({ owner: true });
const filter = z.object({
  min_size: z.preprocess((value) => value || undefined, size.optional()).describe('At least.'),
  after: z.union([z.iso.date(), isoDateTime]).optional(),
});

enumType('Size', size);
// Before the type of its parts: the order does not matter.
const Thing = objectType('Thing', thing, { key: 'id', omit: ['same'], names: { link: 'address' } });
objectType('Part', part);
const ThingPage = pageType('ThingPage', Thing);
const ThingInput = inputType('ThingInput', thingInput);
inputType('PartInput', part);
const ThingArgs = listArgsType(filter);
const PartArgs = argsType(z.object({ made_at: isoDateTime }));

const row: z.output<typeof thing> = {
  id: 1,
  owner: 2,
  unit_price: '15.00',
  count: 3,
  weight: 1.5,
  bytes: 2 ** 40,
  since: '2026-03-01',
  link: 'https://example.org/',
  is_new: true,
  size: 'extra_large',
  colour: 'red/green',
  parts: [{ id: 4, made_at: null }],
  same: 'x',
};
let asked: object;

@Authorized(open)
@Resolver()
class ThingResolver {
  @Query(() => ThingPage)
  things(@Args(() => ThingArgs) args: ListArgs): Page<z.output<typeof thing>> {
    asked = args;
    return { count: 1, results: [row] };
  }
  @Query(() => Thing)
  thing(@Arg('input', () => ThingInput) input: object) {
    asked = input;
    return row;
  }
  @Query(() => Boolean)
  parts(@Args(() => PartArgs) args: object) {
    asked = args;
    return true;
  }
}

const subgraph = await buildSubgraph({ resolvers: [ThingResolver] });
const run = (source: string) => graphql({ schema: subgraph.schema, source, contextValue: {} });

test('a schema is printed with the names, nullability, lists, scalars, enums and descriptions of GraphQL', () => {
  expect(subgraph.sdl).toContain(`"""Something."""
type Thing
  @key(fields: "id")
{
  id: ID!
  ownerId: ID!

  """Dollars."""
  unitPrice: Decimal!
  count: Int!
  weight: Float!
  bytes: Float!
  since: Date!
  address: String!
  isNew: Boolean!
  size: Size!
  colour: String!
  parts: [Part!]!
  note: String
}`);
  expect(subgraph.sdl).toContain('enum Size {\n  SMALL\n  EXTRA_LARGE\n}');
  expect(subgraph.sdl).toContain('type Part {\n  id: ID!\n  madeAt: DateTime\n}');
});

test('an input says what may be left out, and references keep the name of the body', () => {
  expect(subgraph.sdl).toContain(`input ThingInput {
  owner: ID
  unitPrice: Decimal!
  at: DateTime!
  size: Size
  parts: [PartInput!]!
}`);
});

test('arguments of a list are its filter and what every list takes', () => {
  expect(subgraph.sdl).toMatch(/pageSize: Int[^)]*"""At least\."""\s+minSize: Size\s+after: String\s+\): ThingPage!/);
});

test('rows under the names of the contract are answered in camelCase, enums in capitals', async () => {
  const { data, errors } = await run(
    '{ things { count results { ownerId unitPrice bytes size colour parts { madeAt } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    things: {
      count: 1,
      results: [
        {
          ownerId: '2',
          unitPrice: '15.00',
          bytes: 2 ** 40,
          size: 'EXTRA_LARGE',
          colour: 'red/green',
          parts: [{ madeAt: null }],
        },
      ],
    },
  });
});

test('what callers send arrives under the names of GraphQL, to be parsed with the contract', async () => {
  await run('{ thing(input: { owner: 7, unitPrice: "1", at: "x", size: EXTRA_LARGE, parts: [] }) { id } }');
  expect(asked).toEqual({ owner: '7', unitPrice: '1', at: 'x', size: 'extra_large', parts: [] });
  await run('{ things(minSize: SMALL, page: 2) { count } }');
  expect(asked).toEqual({ minSize: 'small', page: 2 });
  await run('{ parts(madeAt: "2026-03-01T08:00:00Z") }');
  expect(asked).toEqual({ madeAt: '2026-03-01T08:00:00Z' });
});

test('fields that rows of a list do not have are loaded, those that are there are not', async () => {
  const item = z.object({ id: key, long_text: z.string() });
  const loaded: number[] = [];
  const Item = objectType('Item', item, {
    details: {
      of: item.omit({ long_text: true }),
      load: (_context, itemId) => {
        loaded.push(itemId);
        return Promise.resolve(itemId === 1 ? { id: 1, long_text: 'loaded' } : null);
      },
    },
  });
  @Authorized(open)
  @Resolver()
  class ItemResolver {
    @Query(() => [Item])
    items() {
      return [{ id: 1 }, { id: 2, long_text: 'there' }];
    }
    @Query(() => [Item])
    gone() {
      return [{ id: 3 }];
    }
  }
  const { schema } = await buildSubgraph({ resolvers: [ItemResolver] });
  const { data } = await graphql({ schema, source: '{ items { longText } }', contextValue: {} });
  expect(data).toEqual({ items: [{ longText: 'loaded' }, { longText: 'there' }] });
  expect(loaded).toEqual([1]);
  const { errors } = await graphql({ schema, source: '{ gone { longText } }', contextValue: {} });
  expect(errors?.[0]?.message).toBe('Not found.');
});

test('a column is a scalar: a list that is written whole, each value as a list of its type would have it', async () => {
  const colour = z.enum(['red', 'dark_blue']);
  const column = <Item extends z.ZodType>(item: Item) => z.array(item).meta({ format: 'column' });
  const table = z.object({
    id: column(key),
    above_id: column(key.nullable()),
    colour: column(colour),
    on: column(z.boolean()),
  });
  enumType('Colour', colour);
  const Table = objectType('Table', table);
  let rows: object;
  @Authorized(open)
  @Resolver()
  class TableResolver {
    @Query(() => Table)
    table() {
      return rows;
    }
  }
  const { schema, sdl } = await buildSubgraph({ resolvers: [TableResolver] });
  expect(sdl).toContain(`type Table {
  id: IDColumn!
  aboveId: NullableIDColumn!
  colour: ColourColumn!
  on: BooleanColumn!
}`);
  const ask = () => graphql({ schema, source: '{ table { id aboveId colour on } }', contextValue: {} });
  rows = { id: [1, 2], above_id: [null, 1], colour: ['red', 'dark_blue'], on: [true, false] };
  const answer = { id: ['1', '2'], aboveId: [null, '1'], colour: ['RED', 'DARK_BLUE'], on: [true, false] };
  expect(await ask()).toEqual({ data: { table: answer } });
  rows = { id: [null], above_id: 'x', colour: ['green'], on: [] };
  const { errors } = await ask();
  expect(errors?.map(({ path }) => path?.at(-1))).toContain('id');
});

test('a scalar that is text takes nothing else', async () => {
  const { errors } = await run('{ parts(madeAt: 5) }');
  expect(errors?.[0]?.message).toMatch(/DateTime cannot represent a non string value/);
});

test('a nested object without a type, and two fields of one name, are told by name', async () => {
  const box = z.object({ inside: z.object({ a: z.string() }) });
  const Box = objectType('Box', box);
  @Authorized(open)
  @Resolver()
  class BoxResolver {
    @Query(() => Box)
    box() {
      return null;
    }
  }
  await expect(buildSubgraph({ resolvers: [BoxResolver] })).rejects.toThrow('Box.inside is an object without a type');
  expect(() => objectType('Twice', z.object({ client: key, client_id: key }))).toThrow(
    'Twice has two fields clientId: omit one of them.',
  );
});
