import { readEnvironment, serviceEnvironment } from './index.ts';

/** A key of 32 characters. */
const key = (letter: string) => letter.repeat(32);

const given = {
  PORT: '4101',
  DATABASE_URL: 'postgres://u:p@localhost/db',
  SECRET_KEY: 'the-secret-key-of-this-service-alone',
  OUTGOING_KEYS: `auth:${key('a')}`,
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
  ['SECRET_KEY', 'short', 'The environment variable SECRET_KEY is not valid: it needs at least 32 characters.'],
  ['OUTGOING_KEYS', 'auth:short', /^The environment variable OUTGOING_KEYS is not valid: it is a list like "auth:KEY/],
  ['INCOMING_KEYS', `billing:${key('b')}`, /^The environment variable INCOMING_KEYS is not valid: it is a list/],
  [
    'INCOMING_KEYS',
    `content:${key('b')},scheduling:${key('b')}`,
    'The environment variable INCOMING_KEYS is not valid: each service needs a key of its own.',
  ],
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

test.each([
  ['SECRET_KEY', 'change-me-change-me-change-me-change-me'],
  ['OUTGOING_KEYS', `auth:development-${key('a')}`],
  ['INCOMING_KEYS', `content:${key('a')},scheduling:development-${key('b')}`],
])('production refuses %s of an example or of development', (name, value) => {
  const site = { ...given, PUBLIC_ORIGIN: 'https://site.example', [name]: value };
  expect(readEnvironment(serviceEnvironment, site)).toMatchObject({ [name]: value });
  expect(() => readEnvironment(serviceEnvironment, { ...site, NODE_ENV: 'production' })).toThrow(
    `The environment variable ${name} is not valid: production needs its own`,
  );
});
