import { perAddress } from '@portfolio/contracts/routes';
import { mailEnvironment, readEnvironment, serviceEnvironment } from './index.ts';

/** A key of 32 characters. */
const key = (letter: string) => letter.repeat(32);

const given = {
  PORT: '4101',
  DATABASE_URL: 'postgres://u:p@localhost/db',
  SECRET_KEY: 'the-secret-key-of-this-service-alone',
  OUTGOING_KEYS: `auth:${key('a')}`,
  ...perAddress((name) => `http://localhost/${name}`),
  AUTH_URL: 'http://localhost:4101/',
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

describe('production speaks in the clear with its own host alone', () => {
  const site = { ...given, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://site.example' };
  const schema = serviceEnvironment.extend(mailEnvironment);
  const read = (changed: NodeJS.Dict<string>) => () => readEnvironment(schema, { ...site, ...changed });

  test.each([
    ['AUTH_URL', 'http://auth:4101', 'it needs an https address'],
    ['AUTH_URL', 'http://10.0.0.7:4101', 'it needs an https address'],
    ['AUTH_URL', 'http://localhost.example:4101', 'it needs an https address'],
    ['DATABASE_URL', 'postgres://u:p@database/db', 'it needs ?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://u:p@database/db?sslmode=disable', 'it needs ?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://u:p@database/db?sslmode=require', 'it needs ?sslmode=verify-full'],
    ['SMTP_URL', 'smtp://mail.example:587', 'it needs smtps: or ?requireTLS=true'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', 'it needs an https address'],
    ['HOST', '0.0.0.0', 'set TLS_CERT_PATH and TLS_KEY_PATH'],
  ])('%s=%s is refused, and what to set is said', (name, value, wanted) => {
    expect(read({ [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} is not valid: .*${wanted.replaceAll('?', '\\?')}`),
    );
    expect(read({ [name]: value })).toThrow('PROTECTED_NETWORK=true');
    expect(read({ [name]: value, PROTECTED_NETWORK: 'true' })).not.toThrow();
    expect(read({ [name]: value, NODE_ENV: 'development' })).not.toThrow();
  });

  test.each([
    ['AUTH_URL', 'https://auth:4101'],
    ['AUTH_URL', 'http://[::1]:4101'],
    ['DATABASE_URL', 'postgres://u:p@database/db?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://u:p@localhost/db?host=/var/run/postgresql'],
    ['SMTP_URL', 'smtps://mail.example:465'],
    ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
    ['HOST', '127.0.0.2'],
  ])('%s=%s is good', (name, value) => {
    expect(read({ [name]: value })).not.toThrow();
  });

  test('a server with a certificate may listen for others', () => {
    expect(read({ HOST: '0.0.0.0', TLS_CERT_PATH: '/cert', TLS_KEY_PATH: '/key' })).not.toThrow();
  });
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
