import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contractVersion } from '@portfolio/remote-kit/contract';
import { makeKey } from '@portfolio/releases/keys';
import { changeRegistry, readRegistry } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import { eventually } from '@portfolio/testkit';
import { releaseRemote } from '../release/publish.ts';
import { publishSupergraph } from '../release/supergraph.ts';
import { root } from '../root.ts';
import { findFreePorts } from '../start/ports.ts';
import { shellVersions } from '../webpack/shared.ts';
import { createRemote } from './create-remote.ts';

const run = promisify(execFile);
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

let checkout: string;
beforeAll(async () => {
  // Inside of the workspace, so that packages are found from there.
  await mkdir(join(root, '.local'), { recursive: true });
  checkout = await mkdtemp(join(root, '.local/checkout-'));
  for (const name of ['tsconfig.base.json', 'tools']) await symlink(join(root, name), join(checkout, name));
});
afterAll(() => rm(checkout, { recursive: true }));

describe('npm run create-remote', () => {
  test('issue 15.8: the new remote is checked, built, tested, runs alone and is released, and nothing else is touched', async () => {
    const folder = await createRemote('mfe-night-desk', checkout);
    const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };

    await run(bin('tsc'), ['-p', folder]);
    await run(process.execPath, ['../tools/webpack/build.ts'], { cwd: folder, env });
    await run(bin('jest'), ['--ci'], { cwd: folder, env: { ...env, NODE_ENV: 'test' } });

    const signer = { store: folderStore(join(checkout, 'store')), keys: [makeKey()] };
    const shell = { release: 's1', contract: contractVersion, shared: shellVersions(), before: [], commit: 'c' };
    await changeRegistry(signer, (now) => ({ ...now, shell: { ...shell, since: new Date().toISOString() } }));
    await publishSupergraph(signer, await readFile(join(root, 'gateway/supergraph.graphql'), 'utf8'));
    await releaseRemote(signer, 'mfe-night-desk', undefined, folder);
    const live = (await readRegistry(signer))?.remotes.map((remote) => remote.live);
    expect(live).toMatchObject([
      { name: 'mfe-night-desk', routes: [{ path: '/night-desk' }], links: [{ to: '/night-desk' }] },
    ]);

    await expectToRunAlone(folder);
  }, 180_000);

  test.each([
    ['Night', /named like mfe-hello/],
    ['mfe-../x', /named like mfe-hello/],
  ])('%s is refused as a name', async (name, sentence) => {
    await expect(createRemote(name, checkout)).rejects.toThrow(sentence);
  });

  test('so is an address that another remote has, and a folder that is there', async () => {
    await mkdir(join(checkout, 'mfe-other'), { recursive: true });
    const manifest = { name: 'mfe-other', contract: '1.0', routes: [{ path: '/taken', guard: 'open' }], links: [] };
    await writeFile(join(checkout, 'mfe-other/manifest.json'), JSON.stringify(manifest));
    await expect(createRemote('mfe-taken', checkout)).rejects.toThrow(/already belongs to mfe-other\. Choose another/);
    await expect(createRemote('mfe-other', checkout)).rejects.toThrow(/mfe-other is there already/);
  });
});

async function expectToRunAlone(folder: string): Promise<void> {
  const [port = 0] = await findFreePorts(1);
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_OPTIONS: '' };
  const server = spawn(process.execPath, ['../tools/webpack/dev.ts'], { cwd: folder, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const page = await eventually(
      'its page is served',
      async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/night-desk`);
        return answer.ok ? answer.text() : undefined;
      },
      { within: 60_000 },
    );
    expect(page).toContain('id="standalone"');
    expect(await (await fetch(`http://127.0.0.1:${port}/release.json`)).json()).toMatchObject({
      name: 'mfe-night-desk',
    });
  } finally {
    server.kill();
    await ended;
  }
}
