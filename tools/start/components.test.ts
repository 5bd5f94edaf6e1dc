import { folderStore } from '@portfolio/releases/store';
import { Catalogue } from './components.ts';
import { parseEnvironment } from './environment.ts';

const secrets = {
  postgres: 'p',
  roles: {},
  owners: {},
  secretKeys: { auth: 'a', content: 'c', scheduling: 's' },
  serviceKeys: { 'content-auth': 'ca', 'scheduling-auth': 'sa', 'auth-content': 'ac', 'auth-scheduling': 'as' },
  dataKeys: { auth: 'd', scheduling: 'e' },
  patreonClient: 'c',
  operationsToken: 'o',
  patreonWebhook: 'w',
  vapid: { publicKey: 'public', privateKey: 'private' },
};
const catalogue = new Catalogue(parseEnvironment({}), secrets);

describe('settings of the deployment', () => {
  beforeEach(() => (process.env['SUPPORT_EMAIL'] = 'care@site.example'));
  afterEach(() => delete process.env['SUPPORT_EMAIL']);

  test('core-site §2, /contact: who is shown as support is also who is written to', () => {
    const content = catalogue.service('content', 'postgresql://db');
    const edge = catalogue.edge({
      folder: '/releases',
      keysPath: '/keys.json',
      keys: [],
      store: folderStore('/releases'),
    });
    expect(content.env['SUPPORT_EMAIL']).toBe('care@site.example');
    expect(edge.env['SUPPORT_EMAIL']).toBe('care@site.example');
  });
});

test('each pair of services has a key of its own, and no service the secret of another', () => {
  const keys = (['auth', 'content', 'scheduling'] as const).map((name) => {
    const { OUTGOING_KEYS, INCOMING_KEYS, SECRET_KEY } = catalogue.serviceEnvironment(name, 'postgresql://db');
    return { OUTGOING_KEYS, INCOMING_KEYS, SECRET_KEY };
  });
  expect(keys).toEqual([
    { OUTGOING_KEYS: 'content:ac,scheduling:as', INCOMING_KEYS: 'content:ca,scheduling:sa', SECRET_KEY: 'a' },
    { OUTGOING_KEYS: 'auth:ca', INCOMING_KEYS: 'auth:ac', SECRET_KEY: 'c' },
    { OUTGOING_KEYS: 'auth:sa', INCOMING_KEYS: 'auth:as', SECRET_KEY: 's' },
  ]);
});
