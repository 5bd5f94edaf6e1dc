import type { Published } from '@portfolio/remote-kit/manifest';
import { releaseRow } from '@portfolio/releases/publish';
import { renderStatus } from './status.ts';

const row = (release: string) =>
  releaseRow({
    name: 'mfe-x',
    version: '1.0.0',
    release,
    contract: '2.1',
    entry: 'remote.js',
    preload: [],
    routes: [],
    links: [],
    shared: {},
    operations: [],
    languages: [],
    files: {},
  });
const published: Published = {
  sequence: 7,
  issued: '2026-01-01T00:00:00Z',
  expires: '2026-04-01T00:00:00Z',
  remotes: [
    {
      name: 'mfe-x',
      live: row('r2'),
      since: '2026-01-01T09:00:00Z',
      commit: 'abc',
      previous: row('r1'),
      canary: { percent: 5, release: row('r3'), since: '2026-01-01T11:50:00Z', commit: 'def' },
    },
  ],
};
const now = new Date('2026-01-01T12:00:00Z');
const lines = (...[outcomes]: [Parameters<typeof renderStatus>[2]?]) =>
  renderStatus(published, now, outcomes)
    .split('\n')
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' | '));

test('says what is live, for whom, since when, from which commit, and how often it fails', () => {
  const releases = { r2: { starts: 200, failed: 1 }, r3: { starts: 0, failed: 0 } };
  expect(lines({ releases, withdrawn: [] })).toEqual([
    'release | is | visitors | since | commit | failing',
    'mfe-x | 1.0.0 r2 | live | 95 % | 3 h | abc | 0.5 % of 200',
    '1.0.0 r3 | canary | 5 % | 10 min | def',
    '1.0.0 r1 | before',
    '',
    'Registry 7, to be renewed before 2026-04-01.',
  ]);
});

test('says that a canary was withdrawn', () => {
  expect(lines({ releases: {}, withdrawn: ['r3'] })[2]).toBe('1.0.0 r3 | withdrawn | 0 % | 10 min | def');
});

test('says when there is nothing', () => {
  expect(renderStatus(undefined, now)).toBe('Nothing is published.');
});
