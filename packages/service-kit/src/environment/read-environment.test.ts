import { readEnvironment, serviceEnvironment } from './index.ts';

const given = {
  PORT: '4101',
  DATABASE_URL: 'postgres://u:p@localhost/db',
  SERVICE_TOKEN: '0123456789abcdef',
  AUTH_URL: 'http://localhost:4101/',
  CONTENT_URL: 'http://localhost:4102',
  SCHEDULING_URL: 'http://localhost:4103',
};

test('parses values and fills defaults', () => {
  expect(readEnvironment(serviceEnvironment, { ...given, LOG_LEVEL: '' })).toMatchObject({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: 4101,
    LOG_LEVEL: 'info',
    AUTH_URL: 'http://localhost:4101',
  });
});

test.each([
  ['DATABASE_URL', undefined, 'The environment variable DATABASE_URL is missing.'],
  ['DATABASE_URL', '', 'The environment variable DATABASE_URL is missing.'],
  ['DATABASE_URL', 'mysql://x', /^The environment variable DATABASE_URL is not valid: /],
  ['PORT', 'x', /^The environment variable PORT is not valid: /],
  ['SERVICE_TOKEN', 'short', 'The environment variable SERVICE_TOKEN is not valid: it needs at least 16 characters.'],
])('%s "%s" is refused in one sentence', (name, value, sentence) => {
  expect(() => readEnvironment(serviceEnvironment, { ...given, [name]: value })).toThrow(sentence);
});

test('production refuses an http origin, also that of development, and says what to set', () => {
  const production = { ...given, NODE_ENV: 'production' };
  const sentence = /^The environment variable PUBLIC_ORIGIN is not valid: production needs the https address/;
  expect(() => readEnvironment(serviceEnvironment, production)).toThrow(sentence);
  expect(() => readEnvironment(serviceEnvironment, { ...production, PUBLIC_ORIGIN: 'http://site.example' })).toThrow(
    sentence,
  );
  const origin = { PUBLIC_ORIGIN: 'https://site.example' };
  expect(readEnvironment(serviceEnvironment, { ...production, ...origin })).toMatchObject(origin);
});
