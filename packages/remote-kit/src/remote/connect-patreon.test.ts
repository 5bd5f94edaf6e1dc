import { createTestHost } from '../testing/index.ts';
import { connectPatreon } from './connect-patreon.ts';

const asked: string[] = [];
const rest = { 'POST /auth/patreon/connect/': () => void asked.push('connect') };

beforeEach(() => asked.splice(0));

test('core-site §7: a visitor goes straight to the start path of the provider', async () => {
  await connectPatreon(createTestHost({ rest }), (url) => void asked.push(url));
  expect(asked).toEqual(['/auth/patreon/auth/']);
});

test('for a signed-in user the service is told first whom to link', async () => {
  await connectPatreon(createTestHost({ rest, user: {} }), (url) => void asked.push(url));
  expect(asked).toEqual(['connect', '/auth/patreon/auth/']);
});

test('nobody leaves when the service cannot be told', async () => {
  const host = createTestHost({ rest: {}, user: {} });
  await expect(connectPatreon(host, (url) => void asked.push(url))).rejects.toThrow('POST /auth/patreon/connect/');
  expect(asked).toEqual([]);
});
