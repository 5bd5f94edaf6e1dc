import { gql } from '@apollo/client';
import { jest } from '@jest/globals';
import { NetworkError } from '../contract/index.ts';
import { createAuthorized } from './authorized.ts';
import { createGraphqlClient } from './graphql.ts';
import type { SendUpload } from './send-upload.ts';
import type { Send } from './transport.ts';

const mutation = gql`
  mutation Save($title: String!, $files: Files) {
    save(title: $title, files: $files)
  }
`;
const first = new File(['1'], 'one.png', { type: 'image/png' });
const second = new File(['2'], 'two.png', { type: 'image/png' });
const variables = { title: 'Atlas', files: { image: first, cards: [second, first] } };
const saved = () => Promise.resolve(Response.json({ data: { save: true } }));

/** Somebody with a stored access token, which a renewal replaces. */
function open(sendUpload: SendUpload, send: Send = () => Promise.reject(new Error('not as an upload'))) {
  let access = 'old';
  const storage = { access: () => access, refresh: () => 'refresh' } as Parameters<
    typeof createAuthorized
  >[0]['storage'];
  const renew = (): Promise<'renewed'> => {
    access = 'new';
    return Promise.resolve('renewed');
  };
  const authorized = createAuthorized({ storage, renew, confirmPassword: undefined, expire: () => false });
  return createGraphqlClient({ url: '/graphql', send, sendUpload, authorized, log: jest.fn() });
}

function partsOf(body: unknown) {
  if (!(body instanceof FormData)) throw new TypeError('no form');
  const { operations, map, ...files } = Object.fromEntries(body);
  const read = (part: unknown): unknown => JSON.parse(typeof part === 'string' ? part : 'null');
  return { operations: read(operations), map: read(map), files };
}

test('files in variables make a multipart request; each is sent once, whose place stays null', async () => {
  const sendUpload = jest.fn<SendUpload>(saved);
  const { data } = await open(sendUpload).mutate({ mutation, variables });

  expect(data).toEqual({ save: true });
  const [url, { body, ...options }] = sendUpload.mock.calls[0]!;
  expect([url, options]).toMatchObject([
    '/graphql',
    { method: 'POST', access: 'old', headers: { 'Apollo-Require-Preflight': 'true' } },
  ]);
  const { operations, map, files } = partsOf(body);
  expect(operations).toMatchObject({
    operationName: 'Save',
    query: expect.stringContaining('mutation Save'),
    variables: { title: 'Atlas', files: { image: null, cards: [null, null] } },
  });
  expect(map).toEqual({ 0: ['variables.files.image', 'variables.files.cards.1'], 1: ['variables.files.cards.0'] });
  expect(files).toEqual({ 0: first, 1: second });
});

test('without files it is an ordinary call', async () => {
  const sendUpload = jest.fn<SendUpload>(saved);
  const send = jest.fn<Send>(saved);
  await open(sendUpload, send).mutate({
    mutation,
    variables: { title: 'Atlas', files: { image: undefined, cards: [] } },
  });
  expect([send.mock.calls.length, sendUpload.mock.calls.length]).toEqual([1, 0]);
});

test('a mutation has a key, also as an upload, and the same one when a refused token made it go twice', async () => {
  const keys: (string | null | undefined)[] = [];
  const renewed = (access: string | null) =>
    access === 'old' ? Promise.resolve(Response.json({ errors: [{ message: 'no' }] }, { status: 401 })) : saved();
  const client = open(
    (_, { headers, access }) => {
      keys.push(headers?.['Idempotency-Key']);
      return saved().then(() => renewed(access));
    },
    (_, { headers, access }) => {
      keys.push(new Headers(headers).get('Idempotency-Key'));
      return renewed(access);
    },
  );
  await client.mutate({ mutation, variables: { title: 'Atlas' } });
  await client.mutate({ mutation, variables, context: { idempotencyKey: 'given by the form' } });
  await client
    .query({
      query: gql`
        {
          title
        }
      `,
      fetchPolicy: 'no-cache',
    })
    .catch(() => undefined);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0], 'given by the form', null]);
});

test('tells how much is sent', async () => {
  const onProgress = jest.fn();
  const sendUpload: SendUpload = (_, options) => {
    options.onProgress?.(5, 10);
    return saved();
  };
  await open(sendUpload).mutate({ mutation, variables, context: { onProgress } });
  expect(onProgress.mock.calls).toEqual([[5, 10]]);
});

test('is cancelled by the signal of its context, with its reason', async () => {
  const cancelling = new AbortController();
  const sendUpload: SendUpload = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal!.addEventListener('abort', () => reject(signal!.reason));
      cancelling.abort();
    });
  const context = { fetchOptions: { signal: cancelling.signal } };
  await expect(open(sendUpload).mutate({ mutation, variables, context })).rejects.toMatchObject({ name: 'AbortError' });
});

test('core-site.md §9: a refused token is renewed and the files are sent once more, whole', async () => {
  const sendUpload = jest.fn<SendUpload>((_, { access }) =>
    access === 'old' ? Promise.resolve(Response.json({ errors: [{ message: 'no' }] }, { status: 401 })) : saved(),
  );
  const { data } = await open(sendUpload).mutate({ mutation, variables });
  expect(data).toEqual({ save: true });
  expect(sendUpload.mock.calls.map(([, { access }]) => access)).toEqual(['old', 'new']);
  const [before, after] = sendUpload.mock.calls.map(([, { body }]) => partsOf(body));
  expect(after).toEqual(before);
});

test('no answer is a NetworkError', async () => {
  const sendUpload: SendUpload = () => Promise.reject(new NetworkError('no connection'));
  await expect(open(sendUpload).mutate({ mutation, variables })).rejects.toBeInstanceOf(NetworkError);
});
