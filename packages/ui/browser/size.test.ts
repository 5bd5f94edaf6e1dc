import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { build } from '../examples/build.ts';
import config from '../examples/webpack.config.ts';

/** Bytes, compressed, that the shared components may add to the home page; React and styled-components come once. */
const BUDGET = 12 * 1024;

jest.setTimeout(60_000);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-ui-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('what the home page takes is small', async () => {
  await build({
    ...config,
    entry: join(import.meta.dirname, 'home.entry.ts'),
    output: { path: folder, filename: 'home.js', library: { type: 'module' }, module: true },
    externals: ['react', 'react/jsx-runtime', 'styled-components'],
    externalsType: 'module',
    optimization: { minimize: true },
    experiments: { outputModule: true },
    plugins: [],
  });
  const code = await readFile(join(folder, 'home.js'));
  expect(code.toString()).toContain('CardLink');
  expect(gzipSync(code).length).toBeLessThan(BUDGET);
});
