import { gql } from '@apollo/client';
import { jest } from '@jest/globals';
import { createGraphqlClient } from './graphql.ts';
import { sha256 } from './sha256.ts';
import type { Send } from './transport.ts';

const query = gql`
  query Me($id: ID) {
    me(id: $id) {
      id
    }
  }
`;
/** As the client sends it. */
const text = 'query Me($id: ID) {\n  me(id: $id) {\n    id\n    __typename\n  }\n}';
const data = { me: { __typename: 'User', id: '7' } };

interface Sent {
  method: string;
  url: URL;
  body: { query?: string; extensions?: unknown };
}

/** @param answers one after the other, the last for ever */
function startClient(access: string | null, ...answers: object[]) {
  const sent: Sent[] = [];
  const send: Send = (url, { method = 'GET', body }) => {
    sent.push({ method, url: new URL(url, 'http://site'), body: typeof body === 'string' ? JSON.parse(body) : {} });
    return Promise.resolve(Response.json(answers.length > 1 ? answers.shift() : answers[0]));
  };
  const apollo = createGraphqlClient({
    url: '/graphql',
    send,
    sendUpload: () => Promise.reject(new Error('nothing is uploaded here')),
    authorized: (call) => call(access),
    log: jest.fn(),
    hash: sha256,
  });
  return { apollo, sent };
}

const refusal = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });
const named = async () => ({ persistedQuery: { version: 1, sha256Hash: await sha256(text) } });

test('nobody signed in: the hash goes in an address, which caches can answer', async () => {
  const { apollo, sent } = startClient(null, { data });
  expect((await apollo.query({ query, variables: { id: '7' } })).data).toEqual(data);
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
  const asked = sent[0]!.url.searchParams;
  expect(JSON.parse(asked.get('extensions')!)).toEqual(await named());
  expect(asked.get('variables')).toBe('{"id":"7"}');
  expect(asked.has('query')).toBe(false);
});

test('a secret is never part of an address', async () => {
  const { apollo, sent } = startClient(null, { data });
  const secret = gql`
    query Invitation($token: String) {
      me(token: $token) {
        id
      }
    }
  `;
  await apollo.query({ query: secret, variables: { token: 'secret' } });
  expect(sent.map(({ method, url }) => method + url.search)).toEqual(['POST']);
});

test('somebody signed in: the hash goes in the body, and so do mutations of anybody', async () => {
  const signedIn = startClient('token', { data });
  await signedIn.apollo.query({ query });
  expect(signedIn.sent).toMatchObject([{ method: 'POST', body: { extensions: await named() } }]);
  expect(signedIn.sent[0]!.body).not.toHaveProperty('query');

  const { apollo, sent } = startClient(null, { data });
  const mutation = gql`
    mutation Join {
      me {
        id
      }
    }
  `;
  await apollo.mutate({ mutation });
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
});

test('what the gateway does not know is sent as text, that one time', async () => {
  const { apollo, sent } = startClient(null, refusal('PERSISTED_QUERY_NOT_FOUND'), { data });
  expect((await apollo.query({ query })).data).toEqual(data);
  expect(sent).toMatchObject([{ method: 'GET' }, { method: 'POST', body: { query: text } }]);
  await apollo.query({ query, fetchPolicy: 'network-only' });
  expect(sent[2]).toMatchObject({ method: 'GET' });
});

test('a gateway that knows no hashes is asked with texts from then on', async () => {
  const { apollo, sent } = startClient('token', refusal('PERSISTED_QUERY_NOT_SUPPORTED'), { data });
  for (let time = 0; time < 2; time += 1) await apollo.query({ query, fetchPolicy: 'network-only' });
  expect(sent.map(({ body }) => body.query)).toEqual([undefined, text, text]);
  expect(sent[2]!.body.extensions).toBeUndefined();
});
