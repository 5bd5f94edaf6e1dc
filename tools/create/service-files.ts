/** What a new service is made from. */
export interface NewService {
  /** `ledger`: its folder, its database and the first part of its addresses. */
  name: string;
  /** `Ledger`: the same in names of types. */
  type: string;
  port: number;
  /** When its tables are made: digits for the names of migrations. */
  stamp: string;
  /** Package → version, as the other services have it. */
  versions: Readonly<Record<string, string>>;
}

const dependencies = [
  '@portfolio/contracts',
  '@portfolio/service-kit',
  'graphql',
  'reflect-metadata',
  'type-graphql',
  'typeorm',
  'zod',
];
const devDependencies = ['@portfolio/testkit'];

/** Path below the checkout → content: entries that everybody reads and staff writes, over REST and GraphQL. */
export const serviceFiles = (service: NewService): Record<string, string> => {
  const { name, type } = service;
  const below = (files: Record<string, string>) =>
    Object.entries(files).map(([path, content]) => [`services/${name}/${path}`, content]);
  return {
    [`packages/contracts/src/${name}/index.ts`]: contract(service),
    ...Object.fromEntries(below({ ...program(service), ...feature(service), ...tests(service) })),
    [`deploy/env/${name}.env`]: `PORT=${service.port}
DATABASE_URL=postgresql://portfolio_${name}:password@127.0.0.1:5432/portfolio_${name}
SECRET_KEY=change-me-change-me-change-me-change-me-${name}
# As in auth.env.
OUTGOING_KEYS=auth:change-me-${name}-to-auth-change-me-change-me
`,
    [`deploy/env/owner-of-${name}.env`]: `# Read by migrations only, as \`npm run provision\` prints it.
MIGRATION_DATABASE_URL=postgresql://portfolio_${name}_owner:password@127.0.0.1:5432/portfolio_${name}
`,
    [`services/${name}/README.md`]: `# ${type}

Answers \`/${name}\` and, in the graph, what begins with \`${name}\`. Entries are what it was made with: put its own in their place.
`,
  };
};

const contract = ({ name, type }: NewService): string => `import { z } from 'zod';
import { key, text } from '../rest/index.ts';

/** What ${name} keeps. */
export const ${name}Entry = z.object({ id: key, title: z.string(), created_at: z.iso.datetime() });

export const ${name}EntryInput = z.object({ title: text(200) });

export type ${type}Entry = z.output<typeof ${name}Entry>;
export type ${type}EntryInput = z.output<typeof ${name}EntryInput>;
`;

const program = ({ name, type, versions }: NewService): Record<string, string> => {
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((each) => [each, versions[each]]));
  const manifest = {
    name: `@portfolio/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build:
        'swc src -d dist --delete-dir-on-start --strip-leading-paths --config-file ../../tools/service.swcrc.json --ignore "**/*.test.ts"',
      start: 'node --enable-source-maps dist/main.js',
      migrate: 'node dist/migrate.js',
      seed: 'node dist/seed.js',
      schema: 'node dist/print-schema.js',
      'check:schema': 'node dist/print-schema.js --check',
      types: 'tsc',
    },
    dependencies: pick(dependencies),
    devDependencies: pick(devDependencies),
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": {
    "experimentalDecorators": true,
    "emitDecoratorMetadata": true,
    "strictPropertyInitialization": false,
    "types": ["node", "jest"]
  },
  "include": ["src", "test"]
}
`,
    'jest.config.mjs': `import { nodeProject } from '../../tools/jest/preset.mjs';

export default nodeProject('${name}');
`,
    'src/main.ts': `import { startService } from '@portfolio/service-kit/service';
import { read${type}Environment } from './environment.ts';
import { ${name}Service } from './service.ts';

await startService(() => ${name}Service(read${type}Environment()));
`,
    'src/migrate.ts': `import { migrateService } from '@portfolio/service-kit/service';
import { ${name}Database } from './database.ts';

await migrateService('${name}', ${name}Database);
`,
    'src/seed.ts': `import { runCommand } from '@portfolio/service-kit/service';
import { ${name}Database } from './database.ts';
import { read${type}Environment } from './environment.ts';
import { ${type}EntryEntity } from './entries/entry.entity.ts';

/** Demo content for a fresh database; never in production. */
await runCommand(async () => {
  const { NODE_ENV: mode, DATABASE_URL: url } = read${type}Environment();
  if (mode === 'production') return;
  const database = await ${name}Database(url).initialize();
  try {
    const entries = database.getRepository(${type}EntryEntity);
    if ((await entries.count()) === 0) await entries.save({ title: 'The first of ${name}' });
  } finally {
    await database.destroy();
  }
});
`,
    'src/print-schema.ts': `import { ${name}Entry } from '@portfolio/contracts/${name}';
import { printContract } from '@portfolio/service-kit/openapi';
import { runCommand } from '@portfolio/service-kit/service';
import { entryResources as resources } from './entries/entries.rest.ts';
import { ${name}Subgraph } from './subgraph.ts';

await runCommand(async () =>
  printContract(
    { name: '${name}', subgraph: await ${name}Subgraph(), resources, named: { ${type}Entry: ${name}Entry } },
    new URL('..', import.meta.url),
  ),
);
`,
    'src/environment.ts': `import { readEnvironment, serviceEnvironment, type ServiceEnvironment } from '@portfolio/service-kit/environment';

/** What this service reads; see docs/architecture.md. @throws EnvironmentError */
export const read${type}Environment = (source?: NodeJS.ProcessEnv): ServiceEnvironment =>
  readEnvironment(serviceEnvironment, source);
`,
    'src/context.ts': `import type { RequestContext } from '@portfolio/service-kit/request-context';
import type { DataSource } from 'typeorm';

/** What use cases share besides the request. */
export interface ${type}Parts {
  database: DataSource;
}

/** First argument of every use case. */
export type ${type}Context = RequestContext & ${type}Parts;
`,
    'src/database.ts': `import { createDataSource, migrationsIn } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';
import { ${type}EntryEntity } from './entries/entry.entity.ts';

const migrations = await migrationsIn(new URL('migrations/', import.meta.url));

/** The ${name} database, not yet connected. */
export const ${name}Database = (url: string): DataSource =>
  createDataSource({ url, applicationName: '${name}', entities: [${type}EntryEntity], migrations });
`,
    'src/clean-up.ts': `import { forgetAnswers } from '@portfolio/service-kit/idempotency';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const taskName = 'forget-answers';

export const forgetAnswersSchedule: Schedule = { task: taskName, cron: '37 * * * *' };

/** Forgets answers to changes that nobody may ask for again. */
export const forgetAnswersTask = (database: DataSource): Task =>
  task(taskName, z.unknown(), async () => {
    await forgetAnswers(database);
  });
`,
    'src/subgraph.ts': `import 'reflect-metadata';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import type { ${type}Context } from './context.ts';
import { EntryResolver } from './entries/entries.graphql.ts';

/** The federated schema of this service. */
export const ${name}Subgraph = (): Promise<Subgraph> => buildSubgraph<${type}Context>({ resolvers: [EntryResolver] });
`,
    'src/service.ts': `import type { ServiceEnvironment } from '@portfolio/service-kit/environment';
import { jobRunner } from '@portfolio/service-kit/jobs';
import { createLogger } from '@portfolio/service-kit/logging';
import { createService, type Service } from '@portfolio/service-kit/service';
import { forgetAnswersSchedule, forgetAnswersTask } from './clean-up.ts';
import type { ${type}Parts } from './context.ts';
import { ${name}Database } from './database.ts';
import { entryResources } from './entries/entries.rest.ts';
import { ${name}Subgraph } from './subgraph.ts';

/** The ${name} service, assembled alike for \`main.ts\` and for tests. */
export async function ${name}Service(environment: ServiceEnvironment): Promise<Service> {
  const database = ${name}Database(environment.DATABASE_URL);
  const log = createLogger({ name: '${name}', level: environment.LOG_LEVEL });
  const jobs = jobRunner({
    databaseUrl: environment.DATABASE_URL,
    tasks: [forgetAnswersTask(database)],
    schedules: [forgetAnswersSchedule],
    log,
  });
  return createService<${type}Parts>({
    name: '${name}',
    environment,
    database,
    parts: { database },
    resources: entryResources,
    subgraph: await ${name}Subgraph(),
    background: [jobs],
    log,
  });
}
`,
  };
};

const feature = ({ name, type, stamp }: NewService): Record<string, string> => ({
  [`src/migrations/${stamp}00-job-queue.ts`]: `export { JobQueue20261121080000 } from '@portfolio/service-kit/jobs';\n`,
  [`src/migrations/${stamp}01-job-queue-shared.ts`]: `export { JobQueueShared20261122190000 } from '@portfolio/service-kit/jobs';\n`,
  [`src/migrations/${stamp}02-entries.ts`]: `import type { Migration } from '@portfolio/service-kit/database';
import { idempotencyTable } from '@portfolio/service-kit/idempotency';
import type { QueryRunner } from 'typeorm';

/** Entries, and what was answered to changes that were sent with a key. */
export class Entries${stamp}02 implements Migration {
  name = 'Entries${stamp}02';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
      CREATE TABLE ${name}_entry (
        id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
        title text NOT NULL CHECK (title <> ''),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      \${idempotencyTable}\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ${name}_entry, idempotency_key');
  }
}
`,
  'src/entries/entry.entity.ts': `import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('${name}_entry')
export class ${type}EntryEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  title: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
`,
  'src/entries/entries.ts': `import { ${name}Entry, type ${type}Entry, type ${type}EntryInput } from '@portfolio/contracts/${name}';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { ownColumns, selectList, selectPage, Where } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { ${type}Context } from '../context.ts';
import { ${type}EntryEntity } from './entry.entity.ts';

const orderings = ['created_at', 'title'] as const;

export const entryList: ListOptions = { orderings, defaultOrdering: '-created_at', defaultPageSize: 50 };

const columns = selectList('${name}_entry', ${name}Entry);

/** Entries whose title has every word of the search. */
export const listEntries = ({ database }: ${type}Context, list: ListParameters): Promise<Page<${type}Entry>> =>
  selectPage<${type}Entry>(database, {
    columns,
    from: '${name}_entry',
    where: new Where().andSearch(list.search, ['${name}_entry.title']),
    list,
    orderings: ownColumns('${name}_entry', orderings),
    key: '${name}_entry.id',
  });

/** @throws AppError \`not_found\` */
export async function getEntry({ database }: ${type}Context, id: number): Promise<${type}Entry> {
  const [entry] = await database.query<${type}Entry[]>(\`SELECT \${columns} FROM ${name}_entry WHERE id = $1\`, [id]);
  if (!entry) throw notFound();
  return entry;
}

export async function createEntry(context: ${type}Context, input: ${type}EntryInput): Promise<${type}Entry> {
  const { id } = await context.database.manager.save(${type}EntryEntity, { ...input });
  return getEntry(context, id);
}
`,
  'src/entries/entries.rest.ts': `import { ${name}Entry, ${name}EntryInput } from '@portfolio/contracts/${name}';
import { open, staff } from '@portfolio/service-kit/access';
import { resource, routeFor } from '@portfolio/service-kit/rest';
import type { ${type}Context } from '../context.ts';
import { createEntry, entryList, getEntry, listEntries } from './entries.ts';

const route = routeFor<${type}Context>();

export const entryResources = [
  resource('/${name}', {
    get: route({
      summary: 'List entries of ${name}',
      access: open,
      list: entryList,
      answer: ${name}Entry,
      handle: ({ context, list }) => listEntries(context, list),
    }),
    post: route({
      summary: 'Create an entry of ${name}',
      access: staff,
      body: ${name}EntryInput,
      answer: ${name}Entry,
      status: 201,
      handle: ({ context, body }) => createEntry(context, body),
    }),
  }),
  resource(
    '/${name}/:id',
    {
      get: route({
        summary: 'Read an entry of ${name}',
        access: open,
        answer: ${name}Entry,
        handle: ({ context, id }) => getEntry(context, id()),
      }),
    },
    ({ context, id }) => getEntry(context, id()),
  ),
];
`,
  'src/entries/entries.graphql.ts': `import { ${name}Entry, ${name}EntryInput, type ${type}Entry } from '@portfolio/contracts/${name}';
import type { Page } from '@portfolio/contracts/rest';
import { open, staff } from '@portfolio/service-kit/access';
import {
  inputType,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { ${type}Context } from '../context.ts';
import { createEntry, entryList, listEntries } from './entries.ts';

const EntryType = objectType('${type}Entry', ${name}Entry);
const EntryPage = pageType('${type}EntryPage', EntryType);
const EntryListArgs = listArgsType(z.object({}));
const NewEntry = inputType('New${type}Entry', ${name}EntryInput);

@Resolver()
export class EntryResolver {
  @Authorized(open)
  @Query(() => EntryPage)
  ${name}Entries(
    @Ctx() context: ${type}Context,
    @Args(() => EntryListArgs) args: ListArgs,
  ): Promise<Page<${type}Entry>> {
    return listEntries(context, listOfArgs(args, entryList));
  }

  @Authorized(staff)
  @Mutation(() => EntryType)
  create${type}Entry(
    @Ctx() context: ${type}Context,
    @Arg('input', () => NewEntry) input: object,
  ): Promise<${type}Entry> {
    return createEntry(context, parseInput(${name}EntryInput, input));
  }
}
`,
});

const tests = ({ name, type }: NewService): Record<string, string> => ({
  'src/migrations/migrations.test.ts': `import { undoAndRedo } from '@portfolio/testkit';
import { ${name}Database } from '../database.ts';
import { ${type}EntryEntity } from '../entries/entry.entity.ts';

test('every migration can be undone and applied again, with rows in the tables', async () => {
  const { before, undone, redone, lost } = await undoAndRedo(${name}Database, (database) =>
    database.manager.save(${type}EntryEntity, { title: 'The first' }),
  );
  expect(undone).toEqual([]);
  expect(redone).toEqual(before);
  expect(lost).toContain('the table "${name}_entry" with 1 rows');
});
`,
  'src/entries/entries.test.ts': `import { actors, testService, type TestService } from '@portfolio/testkit';
import { ${name}Database } from '../database.ts';
import { ${name}Service } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ dataSourceOf: ${name}Database, create: ${name}Service });
});
afterAll(() => service.close());

test('what staff writes over REST everybody reads over GraphQL', async () => {
  const { status, body } = await service.as(actors.staff).post('/${name}/', { title: ' The first ' });
  expect([status, body]).toEqual([201, { id: 1, title: 'The first', created_at: expect.stringMatching(/Z$/) }]);
  expect((await service.rest.get(\`/${name}/\${body.id}/\`)).body).toEqual(body);
  const { data } = await service.graphql('{ ${name}Entries(search: "first") { count results { id title } } }');
  expect(data).toEqual({ ${name}Entries: { count: 1, results: [{ id: '1', title: 'The first' }] } });
});

test.each([
  ['nobody', undefined, 401],
  ['a member', actors.member, 403],
])('%s writes nothing', async (_who, persona, status) => {
  const client = persona ? service.as(persona) : service.rest;
  expect((await client.post('/${name}/', { title: 'x' })).status).toBe(status);
});

test('an entry needs a title, and one that is not there is not found', async () => {
  const answer = await service.as(actors.staff).post('/${name}/', { title: ' ' });
  expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['title']]);
  expect((await service.rest.get('/${name}/999/')).status).toBe(404);
});
`,
});
