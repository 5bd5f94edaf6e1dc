import 'reflect-metadata';
import { text } from '@portfolio/contracts/rest';
import { Arg, Ctx, Directive, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import {
  Column,
  type DataSource,
  Entity,
  type MigrationInterface,
  PrimaryGeneratedColumn,
  type QueryRunner,
} from 'typeorm';
import { z } from 'zod';
import { requireActor } from '../actor/index.ts';
import { createDataSource, prepared, selectPage, Where } from '../database/index.ts';
import type { ServiceEnvironment } from '../environment/index.ts';
import { notFound } from '../errors/index.ts';
import { buildSubgraph, parseInput } from '../graphql/index.ts';
import type { RequestContext } from '../request-context/index.ts';
import { created, noContent, resource } from '../rest/index.ts';
import { createService, type Service } from './index.ts';

/** The smallest whole service: what the kit's own tests run against. */
@Entity('note')
class NoteEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column() short_title: string;
}

class CreateNote1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      'CREATE TABLE note (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, short_title text CONSTRAINT note_title_key UNIQUE)',
    );
  }
  async down(runner: QueryRunner) {
    await runner.query('DROP TABLE note');
  }
}

const noteInput = z.object({ short_title: text(20) });
type Context = RequestContext & { database: DataSource };

async function createNote(context: Context, input: z.output<typeof noteInput>) {
  requireActor(context);
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
  @Query(() => Note)
  note(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return getNote(context, Number(id));
  }
  @Query(() => String)
  greeting(@Ctx() context: Context) {
    return `Hello ${context.actor?.userId ?? 'stranger'}`;
  }
  @Mutation(() => Note)
  createNote(@Ctx() context: Context, @Arg('input') input: NoteInput) {
    return createNote(context, parseInput(noteInput, input));
  }
}

const resources = [
  resource<Context>('/notes', {
    get: async ({ context, list, page }) => {
      const parameters = list({ orderings: ['id'], defaultOrdering: 'id', defaultPageSize: 2 });
      return page(
        parameters,
        await selectPage(context.database, {
          columns: 'id, short_title',
          from: 'note',
          where: new Where().andSearch(parameters.search, ['short_title']),
          list: parameters,
          orderings: {},
          key: 'id',
        }),
      );
    },
    post: async ({ context, body }) => created(await createNote(context, body(noteInput))),
  }),
  resource<Context>('/notes/:id', {
    get: ({ context, id }) => getNote(context, id()),
    delete: () => noContent(),
  }),
  resource<Context>('/sign-in', { post: ({ context }) => ({ actor: context.actor ?? null }) }, { authenticate: false }),
  resource<Context>('/statement', {
    get: async ({ context }) => {
      const [{ query }] = await context.database.query(
        'SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()',
      );
      return { query };
    },
  }),
  resource<Context>('/prepared-statement', {
    get: ({ context }) =>
      context.database.transaction(async (manager) => {
        await manager.query(openPortals);
        return manager.query(openPortals);
      }),
  }),
  resource<Context>('/slow', {
    get: async ({ context }) => {
      await context.database.query('SELECT pg_sleep(0.3)');
      return { done: true };
    },
  }),
  resource<Context>('/broken', {
    get: () => {
      throw new Error('secret detail');
    },
  }),
];

export const notesDataSource = (url: string) =>
  createDataSource({ url, entities: [NoteEntity], migrations: [CreateNote1700000000000], applicationName: 'notes' });

export async function notesService(environment: ServiceEnvironment): Promise<Service> {
  const database = notesDataSource(environment.DATABASE_URL);
  return createService({
    name: 'content',
    environment,
    database,
    parts: { database },
    resources,
    internalResources: [resource<Context>('/ping', { get: () => ({ pong: true }) })],
    subgraph: await buildSubgraph<Context>({
      resolvers: [NoteResolver],
      references: { Note: (reference, context) => getNote(context, Number(reference.id)) },
    }),
    openFields: ['greeting'],
    constraints: { note_title_key: { field: 'short_title' } },
  });
}
