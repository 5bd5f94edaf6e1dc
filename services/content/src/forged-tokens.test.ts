import { forgeries, signed } from '@portfolio/testkit/forgeries';
import { startContent } from '../test/content.ts';

const service = await startContent();
afterAll(() => service.close());

const calls = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const rest = await service.rest.get('/contact/messages/', headers);
  const { body } = await service.rest.post('/graphql', { query: '{ contactMessages { count } }' }, headers);
  return [rest.status, rest.body.code, body.errors?.[0]?.extensions.code];
};

test('a token made here in the right way is accepted, so that the refusals below mean something', async () => {
  expect(await calls(await signed(service.issuer.signer))).toEqual([200, undefined, undefined]);
});

test.each(forgeries)('refused over REST and GraphQL: %s', async (_title, forge) => {
  const token = await forge(service.issuer.signer);
  expect(await calls(token)).toEqual([401, 'token_not_valid', 'UNAUTHENTICATED']);
});
