import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import type { NewService } from './new-service.ts';

const dependencies = ['@portfolio/contracts', '@portfolio/service-kit', 'reflect-metadata', 'typeorm', 'zod'];
const devDependencies = ['@portfolio/testkit'];

/** What every service has: its package, settings, database, jobs, part of the graph and server. */
export const program = ({ name, type, versions }: NewService): Record<string, string> => {
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((each) => [each, versions[each]]));
  const manifest = {
    name: `@portfolio/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'node ../../tools/commands/build-service.ts',
      start: 'node --enable-source-maps dist/main.js',
      migrate: 'node dist/migrate.js',
      seed: 'node dist/seed.js',
      schema: 'node dist/print-schema.js',
      'check:schema': 'node dist/print-schema.js --check',
    },
    dependencies: pick(dependencies),
    devDependencies: pick(devDependencies),
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    // Of services alone: named in the root's, every package that is built would be built for them.
    'turbo.json': readFileSync(join(root, 'services/auth/turbo.json'), 'utf8'),
    'tsconfig.json': `{ "extends": "../../tsconfig.services.json", "include": ["src", "test"] }
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
import { resourcesOf } from '@portfolio/service-kit/calls';
import { printContract } from '@portfolio/service-kit/openapi';
import { runCommand } from '@portfolio/service-kit/service';
import { calls } from './entries/entries.calls.ts';
import { ${name}Subgraph } from './subgraph.ts';

await runCommand(async () =>
  printContract(
    { name: '${name}', subgraph: await ${name}Subgraph(), resources: resourcesOf(calls), named: { ${type}Entry: ${name}Entry } },
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
import { forgetTries } from '@portfolio/service-kit/limits';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const taskName = 'forget-answers';

export const forgetAnswersSchedule: Schedule = { task: taskName, cron: '37 * * * *' };

/** Forgets answers to changes that nobody may ask for again, and what of them was counted. */
export const forgetAnswersTask = (database: DataSource): Task =>
  task(taskName, z.unknown(), async () => {
    await forgetAnswers(database);
    await forgetTries(database);
  });
`,
    'src/subgraph.ts': `import 'reflect-metadata';
import * as ${name} from '@portfolio/contracts/${name}';
import { resolverOf } from '@portfolio/service-kit/calls';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import type { ${type}Context } from './context.ts';
import { calls } from './entries/entries.calls.ts';

const Calls = resolverOf(calls, ${name});

/** The federated schema of this service. */
export const ${name}Subgraph = (): Promise<Subgraph> => buildSubgraph<${type}Context>({ resolvers: [Calls] });
`,
    'src/service.ts': `import { resourcesOf } from '@portfolio/service-kit/calls';
import type { ServiceEnvironment } from '@portfolio/service-kit/environment';
import { jobRunner } from '@portfolio/service-kit/jobs';
import { createLogger } from '@portfolio/service-kit/logging';
import { createService, type Service } from '@portfolio/service-kit/service';
import { forgetAnswersSchedule, forgetAnswersTask } from './clean-up.ts';
import type { ${type}Parts } from './context.ts';
import { ${name}Database } from './database.ts';
import { calls } from './entries/entries.calls.ts';
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
    resources: resourcesOf(calls),
    subgraph: await ${name}Subgraph(),
    background: [jobs],
    log,
  });
}
`,
  };
};
