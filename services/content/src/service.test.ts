import { messages } from '@portfolio/contracts/errors';
import { actors } from '@portfolio/testkit';
import { bodyFields, nestedOperations, servedCalls } from '@portfolio/testkit/calls';
import { holdingNobodyUp } from '@portfolio/testkit/holds';
import { contentResources } from './calls.ts';
import { startContent } from '../test/content.ts';

const content = await startContent();
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

describe('an operation that nests deep', () => {
  test.each([...nestedOperations(5_000), ...nestedOperations(1_000_000)])(
    'is told so: %s',
    async (_what, operation) => {
      const { status, body } = await content.rest.post('/graphql', { query: operation });
      expect([status, body]).toEqual([
        400,
        {
          errors: [
            { message: 'The operation nests more than 100 deep.', extensions: { code: 'GRAPHQL_PARSE_FAILED' } },
          ],
        },
      ]);
    },
  );

  test('is not one with brackets in texts and comments', async () => {
    const brackets = '{[('.repeat(100);
    const { errors } = await content.graphql(
      `{ projects(search: "\\"${brackets}") { count } mobileDemos(search: """"${brackets}\\""" """) { count } } # ${brackets}`,
    );
    expect(errors).toBeUndefined();
  });

  test('holds up nobody', async () => {
    for (const [what, query] of nestedOperations(1_000_000)) {
      const { status } = await holdingNobodyUp(what, () => content.rest.post('/graphql', { query }));
      expect(status).toBeLessThan(500);
    }
  });
});
