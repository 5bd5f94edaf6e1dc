import { perService, serviceNames } from '@portfolio/contracts/routes';
import { folderStore } from '@portfolio/releases/store';
import { Catalogue } from './components.ts';
import { parseEnvironment } from './environment.ts';
import { serviceCalls } from './secrets.ts';

const secrets = {
  postgres: 'p',
  roles: {},
  owners: {},
  secretKeys: perService((name) => `own-of-${name}`),
  serviceKeys: Object.fromEntries(serviceCalls.map((pair) => [pair.join('-'), `key-of-${pair.join('-')}`])),
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
  for (const name of serviceNames) {
    const { OUTGOING_KEYS, INCOMING_KEYS, SECRET_KEY } = catalogue.serviceEnvironment(name, 'postgresql://db');
    const keys = (text: string | undefined) => (text ?? '').split(',').filter(Boolean).toSorted();
    const called = serviceCalls.filter(([caller]) => caller === name).map(([, other]) => other);
    const callers = serviceCalls.filter(([, other]) => other === name).map(([caller]) => caller);
    expect(SECRET_KEY).toBe(`own-of-${name}`);
    expect(keys(OUTGOING_KEYS)).toEqual(called.map((other) => `${other}:key-of-${name}-${other}`).toSorted());
    expect(keys(INCOMING_KEYS)).toEqual(callers.map((caller) => `${caller}:key-of-${caller}-${name}`).toSorted());
  }
});
