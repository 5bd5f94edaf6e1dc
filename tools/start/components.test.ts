import { folderStore } from '@portfolio/releases/store';
import { Catalogue } from './components.ts';
import { parseEnvironment } from './environment.ts';

const secrets = {
  postgres: 'p',
  roles: {},
  owners: {},
  serviceToken: 't',
  secretKey: 'k',
  dataKeys: 'd',
  patreonClient: 'c',
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
