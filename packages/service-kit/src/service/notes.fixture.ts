import 'reflect-metadata';
import { text } from '@portfolio/contracts/rest';
import {
  Arg,
  Authorized,
  Ctx,
  Directive,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import {
  Column,
  type DataSource,
  Entity,
  type MigrationInterface,
  PrimaryGeneratedColumn,
  type QueryRunner,
} from 'typeorm';
import { z } from 'zod';
import { confirmed, open, openToAll, services, signedIn, staff } from '../access/index.ts';
import { callsFor, resourcesOf } from '../calls/index.ts';
import { idempotencyTable } from '../idempotency/index.ts';
import { rateLimitTable } from '../limits/index.ts';
import { createDataSource, prepared, selectPage, Where } from '../database/index.ts';
import type { ServiceEnvironment } from '../environment/index.ts';
import { notFound } from '../errors/index.ts';
import { buildSubgraph, parseInput } from '../graphql/index.ts';
import type { RequestContext } from '../request-context/index.ts';
import { createService, type Service } from './create-service.ts';

/** The smallest whole service: what the kit's own tests run against. */
@Entity('note')
class NoteEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column() short_title: string;
}

export class CreateNote1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      'CREATE TABLE note (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, short_title text CONSTRAINT note_title_key UNIQUE)',
    );
    await runner.query(idempotencyTable);
    await runner.query(rateLimitTable);
  }
  async down(runner: QueryRunner) {
    await runner.query('DROP TABLE note, idempotency_key, rate_limit');
  }
}

const noteInput = z.object({ short_title: text(20) });
type Context = RequestContext & { database: DataSource };

async function createNote(context: Context, input: z.output<typeof noteInput>) {
  return context.database.getRepository(NoteEntity).save({ short_title: input.short_title });
}

async function getNote(context: Context, id: number) {
  const note = await context.database.getRepository(NoteEntity).findOneBy({ id });
  if (!note) throw notFound();
  return note;
}

@Directive('@key(fields: "id")')
@ObjectType()
class Note {
  @Field(() => ID) id: number;
  @Field({ name: 'shortTitle' }) short_title: string;
}

const openPortals = prepared(
  `SELECT name, EXISTS (SELECT FROM pg_prepared_statements WHERE statement LIKE '%pg_cursors%') AS is_prepared
   FROM pg_cursors ORDER BY length(name), name`,
);

@InputType()
class NoteInput {
  @Field() shortTitle: string;
}

@Resolver(() => Note)
class NoteResolver {
  @Authorized(open)
  @Query(() => Note)
  note(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return getNote(context, Number(id));
  }
  @Authorized(openToAll)
  @Query(() => String)
  greeting(@Ctx() context: Context) {
    return `Hello ${context.actor?.userId ?? 'stranger'}`;
  }
  @Authorized(signedIn)
  @Mutation(() => Note)
  createNote(@Ctx() context: Context, @Arg('input') input: NoteInput) {
    return createNote(context, parseInput(noteInput, input));
  }
}

const call = callsFor<Context>();
const noteWire = z.object({ id: z.int(), short_title: z.string() });
const anything = z.unknown();
const list = { orderings: ['id'], defaultOrdering: 'id', defaultPageSize: 2 };

/** A call that answers whatever its handler finds. */
const probe = (path: `/${string}`, handle: (context: Context) => unknown) =>
  call({
    rest: `GET ${path}`,
    summary: path,
    access: open,
    answer: anything,
    handle: ({ context }) => handle(context),
  });

const ping = call({
  rest: 'GET /ping',
  summary: 'Whether it is there',
  access: services('scheduling'),
  answer: anything,
  handle: () => ({ pong: true }),
});

const calls = [
  call({
    rest: 'GET /notes',
    summary: 'List notes',
    access: open,
    list,
    answer: noteWire,
    handle: ({ context, list: parameters }) =>
      selectPage<z.output<typeof noteWire>>(context.database, {
        columns: 'id, short_title',
        from: 'note',
        where: new Where().andSearch(parameters.search, ['short_title']),
        list: parameters,
        orderings: {},
        key: 'id',
      }),
  }),
  call({
    rest: 'POST /notes',
    summary: 'Create a note',
    access: signedIn,
    body: noteInput,
    answer: noteWire,
    status: 201,
    handle: ({ context, body }) => createNote(context, body),
  }),
  call({
    rest: 'GET /notes/:id',
    summary: 'Read a note',
    access: open,
    answer: noteWire,
    handle: ({ context, id }) => getNote(context, id()),
  }),
  call({
    rest: 'PUT /notes/:id',
    summary: 'Replace a note',
    access: staff,
    body: noteInput,
    maxBytes: 100,
    answer: noteWire,
    errorSentence: true,
    handle: ({ context, id }) => getNote(context, id()),
    item: ({ context, id }) => getNote(context, id()),
  }),
  call({
    rest: 'DELETE /notes/:id',
    summary: 'Delete a note',
    access: signedIn,
    handle: () => undefined,
  }),
  call({
    rest: 'POST /lost-notes',
    summary: 'Create a note, and lose the connection before it can be answered',
    access: signedIn,
    body: noteInput,
    answer: noteWire,
    async handle({ context, body }) {
      const note = await createNote(context, body);
      await context.database.query('SELECT pg_terminate_backend(pg_backend_pid())');
      return note;
    },
  }),
  call({
    rest: 'POST /sign-in',
    summary: 'Who asks',
    access: openToAll,
    answer: anything,
    handle: ({ context }) => ({ actor: context.actor ?? null }),
  }),
  call({
    rest: 'POST /echo',
    summary: 'What came',
    access: open,
    body: anything,
    answer: anything,
    handle: ({ body }) => body,
  }),
  probe('/statement', async ({ database }) => {
    const [{ query }] = await database.query('SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()');
    return { query };
  }),
  probe('/prepared-statement', ({ database }) =>
    database.transaction(async (manager) => {
      await manager.query(openPortals);
      return manager.query(openPortals);
    }),
  ),
  probe('/slow', async ({ database }) => {
    await database.query('SELECT pg_sleep(0.3)');
    return { done: true };
  }),
  call({
    rest: 'GET /pay',
    summary: 'What only a session that goes on may see',
    access: confirmed(signedIn),
    answer: anything,
    handle: () => ({ pay: '1.00' }),
  }),
  probe('/broken', () => {
    throw new Error('secret detail');
  }),
];

export const noteMigrations = [CreateNote1700000000000];

export const notesDataSource = (url: string) =>
  createDataSource({ url, entities: [NoteEntity], migrations: noteMigrations, applicationName: 'notes' });

export async function notesService(environment: ServiceEnvironment): Promise<Service> {
  const database = notesDataSource(environment.DATABASE_URL);
  return createService({
    name: 'content',
    environment,
    database,
    parts: { database },
    resources: resourcesOf(calls),
    internalResources: resourcesOf([ping]),
    subgraph: await buildSubgraph<Context>({
      resolvers: [NoteResolver],
      references: { Note: (reference, context) => getNote(context, Number(reference.id)) },
    }),
    constraints: { note_title_key: { field: 'short_title' } },
  });
}
