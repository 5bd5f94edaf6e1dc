import { feature } from './feature.ts';
import type { NewService } from './new-service.ts';
import { program } from './program.ts';

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
