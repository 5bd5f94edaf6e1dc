import type { NewService } from './new-service.ts';

export const tests = ({ name, type }: NewService): Record<string, string> => ({
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
