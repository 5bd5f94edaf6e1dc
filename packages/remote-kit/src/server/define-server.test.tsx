/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useQuery } from '@apollo/client/react';
import { parse } from 'graphql';
import { lazy, useId } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';
import { createTranslator } from '../languages/index.ts';
import { useUser } from '../remote/host.tsx';
import { defineServer } from './define-server.tsx';

const translator = createTranslator({
  en: { hello: 'Hello' },
  es: () => Promise.resolve({ default: { hello: 'Hola' } }),
  fr: () => Promise.resolve({ default: { hello: 'Bonjour' } }),
});

const Title = styled.h1`
  color: red;
`;

const query = parse('query Thing { thing { name } }');

function Thing() {
  const { t } = translator.useTranslation();
  const { data, error } = useQuery<{ thing: { name: string } }>(query);
  const user = useUser();
  return (
    <Title id={useId()}>
      {t('hello')} {user ? 'somebody' : 'visitor'}: {data?.thing.name ?? error?.message}
    </Title>
  );
}

const Late = lazy(() => Promise.resolve({ default: () => <h1>Late</h1> }));

function Broken(): never {
  throw new Error('broken');
}

const App = () => (
  <Routes>
    <Route path="/thing" element={<Thing />} />
    <Route path="/late" element={<Late />} />
    <Route path="/broken" element={<Broken />} />
    <Route path="/bare" element={<Link to="/">Nothing</Link>} />
  </Routes>
);

let gateway: Server;
let answer: object;
const languages: unknown[] = [];
beforeAll((done) => {
  gateway = createServer((request, response) => {
    languages.push(request.headers['accept-language']);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1', done);
});
afterAll((done) => void gateway.close(done));
beforeEach(() => {
  answer = { data: { thing: { __typename: 'Thing', name: '<b>Lamp</b>' } } };
});

const { render } = defineServer({ App, translator });
const at = (url: string, language: 'en' | 'fr' = 'en') =>
  render({
    url,
    language,
    config: { apiBase: '/api', graphqlUrl: '/graphql', supportEmail: 'a@example.com', supportPhone: '1' },
    graphqlUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/graphql`,
  });

test('a screen comes with its words, its data and its styles, as a visitor sees it', async () => {
  const { html, styles, data } = await at('/thing', 'fr');
  const [, name] = /class="[\w-]+ (\w+)"/.exec(html) ?? [];
  expect(html).toContain('Bonjour visitor: &lt;b&gt;Lamp&lt;/b&gt;</h1>');
  expect(styles).toBe(`.${name}{color:red;}`);
  expect(data).toMatchObject({ ROOT_QUERY: { thing: { name: '<b>Lamp</b>' } } });
  expect(languages).toEqual(['fr']);
});

test('what a browser would fetch later is waited for', async () => {
  await expect(at('/late')).resolves.toEqual({ html: '<h1>Late</h1>', styles: '', data: {} });
});

test.each([
  ['a query that is refused', '/thing', { errors: [{ message: 'no' }], data: null }, 'was not answered: 200'],
  ['a screen that throws', '/broken', {}, 'broken'],
  ['a screen without a heading', '/bare', {}, 'There is no screen at /bare'],
  ['an address that nobody draws', '/nowhere', {}, 'There is no screen at /nowhere'],
])('%s renders nothing', async (_, url, refusal, reason) => {
  answer = refusal;
  await expect(at(url)).rejects.toThrow(reason);
});
