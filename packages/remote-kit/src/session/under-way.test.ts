import { gql } from '@apollo/client';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createGraphqlClient } from './graphql.ts';

const query = gql`
  query Shift {
    state
  }
`;
const ask = gql`
  mutation Ask {
    ask
  }
`;

/** A server whose queries are answered when the test says so, with what was true when they arrived. */
function startClient() {
  const server = { state: 'open', refuses: false };
  const underWay: (() => void)[] = [];
  const apollo = createGraphqlClient({
    url: '/graphql',
    send: (_url, { body }) => {
      if (typeof body === 'string' && body.includes('mutation')) {
        if (server.refuses) return Promise.reject(new TypeError('the line is dead'));
        server.state = 'asked';
        return Promise.resolve(Response.json({ data: { ask: true } }));
      }
      const answer = { data: { state: server.state } };
      return new Promise((resolve) => underWay.push(() => resolve(Response.json(answer))));
    },
    sendUpload: () => Promise.reject(new Error('nothing is uploaded here')),
    authorized: (call) => call(null),
    log: jest.fn(),
  });
  const read = (context = {}) => apollo.query({ query, fetchPolicy: 'network-only', context });
  const answer = async (index: number) => {
    await waitFor(() => expect(underWay[index]).toBeDefined());
    underWay[index]!();
  };
  return { apollo, server, underWay, read, answer };
}

test('who reads after a write, while the same question is under way from before it, gets what is true after it', async () => {
  const { apollo, read, answer } = startClient();
  const first = read();
  await apollo.mutate({ mutation: ask });
  const second = read();
  await answer(0);
  await answer(1);
  expect((await second).data).toEqual({ state: 'asked' });
  expect((await first).data).toEqual({ state: 'asked' });
  expect(apollo.readQuery({ query })).toEqual({ state: 'asked' });
});

test('also when nobody knows whether the write was carried out', async () => {
  const { apollo, server, read, answer } = startClient();
  const first = read();
  server.refuses = true;
  await expect(apollo.mutate({ mutation: ask })).rejects.toThrow('the line is dead');
  server.state = 'asked';
  await answer(0);
  await answer(1);
  expect((await first).data).toEqual({ state: 'asked' });
});

test('a late answer from before what was heard of does not replace the one from after it', async () => {
  const { apollo, server, underWay, read, answer } = startClient();
  const first = read();
  server.state = 'taken';
  const context = { queryDeduplication: false, news: {} };
  const [second, third] = [read(context), read(context)];
  await answer(1);
  await answer(2);
  expect((await second).data).toEqual({ state: 'taken' });
  await third;
  await answer(0);
  await answer(3);
  await first;
  expect(apollo.readQuery({ query })).toEqual({ state: 'taken' });
  expect(underWay).toHaveLength(4);
});

test('what is under way is asked once while nothing changes', async () => {
  const { read, underWay, answer } = startClient();
  const both = [read(), read()];
  await answer(0);
  await Promise.all(both);
  expect(underWay).toHaveLength(1);
});
