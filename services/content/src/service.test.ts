import { messages } from '@portfolio/contracts/errors';
import { actors } from '@portfolio/testkit';
import { bodyFields, servedCalls } from '@portfolio/testkit/calls';
import { contentResources } from './resources.ts';
import { startContent, type TestContent } from '../test/content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());

const fields = bodyFields(servedCalls(contentResources)).filter(([, { path }]) => !path.includes('{'));
test.each(fields)('NUL is a field error: %s', async (_title, { method, path, field, isForm }) => {
  const body: FormData | object = isForm ? new FormData() : { [field]: 'a\0b' };
  if (body instanceof FormData) body.set(field, 'a\0b');
  const answer = await content.as(actors.superuser)[method](path, body);
  expect(answer.status).toBe(400);
  expect(answer.body[field]).toEqual([messages.nullCharacters]);
});

test.each([
  ['/projects/?search=a%00b', 400],
  ['/projects/a%00b/', 404],
  ['/mobile-demos/a%00b/', 404],
  ['/pages/by-slug/a%00b/', 404],
  ['/media/a%00b', 404],
])('NUL in an address is nonsense, not a fault: %s', async (path, status) => {
  expect((await content.rest.get(path)).status).toBe(status);
});
