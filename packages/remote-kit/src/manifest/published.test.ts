/** @jest-environment node */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { judge, registryFor, type Published, type RegistryRemote, type Signed } from './index.ts';

const row = (release: string, contract = '2.0'): RegistryRemote => ({
  name: 'mfe-x',
  version: '1.0.0',
  release,
  contract,
  routes: [{ path: '/', guard: 'open' }],
  links: [],
  base: `/releases/mfe-x/${release}/`,
  entry: `/releases/mfe-x/${release}/remote.js`,
  preload: [],
  files: {},
});
const inForce = { since: '2026-01-01T00:00:00Z', commit: 'abc' };
const published = (more: Partial<Published['remotes'][number]> = {}): Published => ({
  sequence: 1,
  issued: '2026-01-01T00:00:00Z',
  expires: '2027-01-01T00:00:00Z',
  remotes: [{ name: 'mfe-x', live: row('live'), ...inForce, ...more }],
});
const given = (...[all, visitor]: Parameters<typeof registryFor>) => registryFor(all, visitor).remotes[0]!.release;

describe('what a visitor gets', () => {
  test('is what is live', () => {
    expect(given(published({ previous: row('before') }), { contract: '2.1' })).toBe('live');
  });

  test('is the release before when the live one needs another shell, or has failed on this page', () => {
    const all = published({ live: row('live', '3.0'), previous: row('before') });
    expect(given(all, { contract: '2.1' })).toBe('before');
    const failed = published({ previous: row('before') });
    expect(given(failed, { contract: '2.1', without: new Set(['live']) })).toBe('before');
  });

  test('is never a canary that was withdrawn, but what is live, also when that was one', () => {
    const all = published({ previous: row('before'), canary: { percent: 100, release: row('canary'), ...inForce } });
    expect(given(all, { contract: '2.1', id: 'somebody' })).toBe('canary');
    expect(given(all, { contract: '2.1', id: 'somebody', withdrawn: ['canary', 'live'] })).toBe('live');
  });

  test('is what is live when nothing fits, so that the area can say why', () => {
    expect(given(published({ live: row('live', '3.0') }), { contract: '2.1' })).toBe('live');
  });

  test.each([1, 10, 50])('is a canary for its %s percent, always the same, within a point over 10,000', (percent) => {
    const all = published({ canary: { percent, release: row('canary'), ...inForce } });
    const visitors = Array.from({ length: 10_000 }, (_, index) => ({ contract: '2.1', id: `visitor-${index}` }));
    const chosen = visitors.filter((visitor) => given(all, visitor) === 'canary');
    expect(Math.abs(chosen.length / 100 - percent)).toBeLessThan(1);
    expect(chosen.every((visitor) => given(all, visitor) === 'canary')).toBe(true);
    expect(given(all, { ...chosen[0]!, without: new Set(['canary']) })).toBe('live');
    expect(given(all, { contract: '2.1' })).toBe('live');
  });

  test('differs from canary to canary: nobody is always the first', () => {
    const forBoth = (release: string) => published({ canary: { percent: 10, release: row(release), ...inForce } });
    const visitors = Array.from({ length: 2000 }, (_, index) => ({ contract: '2.1', id: `visitor-${index}` }));
    const both = visitors.filter((visitor) =>
      ['one', 'two'].every((release) => given(forBoth(release), visitor) === release),
    );
    expect(both.length).toBeLessThan(60);
  });
});

describe('a signature', () => {
  const pair = () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    return { key: publicKey.export({ format: 'jwk' }).x!, privateKey };
  };
  const signed = (payload: string, ...by: { key: string; privateKey: KeyObject }[]): Signed => ({
    payload,
    signatures: by.map(({ key, privateKey }) => ({
      key,
      signature: sign(null, Buffer.from(payload), privateKey).toString('base64url'),
    })),
  });
  const [ours, theirs] = [pair(), pair()];

  test('is good by any key that is trusted', async () => {
    expect(await judge(signed('words', ours), [ours.key])).toBe('good');
    expect(await judge(signed('words', theirs, ours), [ours.key])).toBe('good');
    expect(await judge(signed('words', ours), [theirs.key, ours.key])).toBe('good');
  });

  test.each<[string, Signed]>([
    ['nobody signed', signed('words')],
    ['somebody else signed', signed('words', theirs)],
    ['of other words', { ...signed('words', ours), payload: 'wordz' }],
    [
      "with somebody else's under our name",
      { ...signed('words', theirs), signatures: [{ ...signed('words', theirs).signatures[0]!, key: ours.key }] },
    ],
    ['that is none', { payload: 'words', signatures: [{ key: ours.key, signature: '~' }] }],
  ])('%s is bad', async (_, envelope) => {
    expect(await judge(envelope, [ours.key])).toBe('bad');
  });
});
