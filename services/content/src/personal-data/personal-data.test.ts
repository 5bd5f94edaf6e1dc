import { actors, serviceHeaders } from '@portfolio/testkit';
import { columnsOf, documentedColumns, tablesHolding } from '@portfolio/testkit/personal-data';
import { startContent } from '../../test/content.ts';

const ask = (sql: string, parameters?: unknown[]) => content.sql(sql, parameters);

const content = await startContent();
afterAll(() => content.close());

const message = { name: 'Marked Person', email: 'marked@example.com', subject: 'Marked', message: 'A marked message.' };

test('docs/personal-data.md names every column once, and no other', async () => {
  const { personal, others } = await documentedColumns('content');
  expect([...personal, ...others].toSorted()).toEqual((await columnsOf(ask)).toSorted());
});

test("a signed-in sender's messages are theirs to have and to erase; a visitor's, of the same address, are nobody's", async () => {
  const submit = 'mutation ($input: ContactInput!) { submitContact(input: $input) }';
  expect((await content.graphqlAs(actors.member)(submit, { input: message })).data).toEqual({ submitContact: true });
  expect((await content.rest.post('/contact/submit/', { ...message, name: 'A visitor' })).status).toBe(201);
  const path = `/internal/users/${actors.member.userId}`;
  const { body } = await content.rest.get(`${path}/personal-data`, serviceHeaders('auth'));
  expect(body).toEqual({ contact_messages: [expect.objectContaining(message)], saved_versions: [] });
  for (let time = 0; time < 2; time += 1) {
    const erased = await content.rest.post(`${path}/erase`, { username: 'member' }, serviceHeaders('auth'));
    expect([erased.status, erased.body]).toEqual([200, { erased: true }]);
  }
  expect(await tablesHolding(ask, message.name)).toEqual([]);
  expect(await ask('SELECT name FROM contact_message')).toEqual([{ name: 'A visitor' }]);
  expect((await content.rest.post(`${path}/erase`, { username: 'member' }, serviceHeaders('scheduling'))).status).toBe(
    403,
  );
});
