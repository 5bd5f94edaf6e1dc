import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contractVersion } from '@portfolio/remote-kit/contract';
import { makeKey } from '@portfolio/releases/keys';
import { changeRegistry, readRegistry } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import { closeServer, listen } from '@portfolio/service-kit/server';
import { eventually } from '@portfolio/testkit/eventually';
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
  for (const name of ['tsconfig.base.json', 'tsconfig.browser.json', 'tools'])
    await symlink(join(root, name), join(checkout, name));
});
afterAll(() => rm(checkout, { recursive: true }));

describe('npm run create-remote', () => {
  test('the new remote is checked, built, tested, runs alone and is released, and nothing else is touched', async () => {
    const folder = await createRemote('mfe-night-desk', checkout);
    const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };

    await run(bin('tsc'), ['-p', folder]);
    await run(process.execPath, ['../tools/webpack/build.ts'], { cwd: folder, env });
    await run(bin('jest'), ['--ci'], { cwd: folder, env: { ...env, NODE_ENV: 'test' } });

    const signer = { store: folderStore(join(checkout, 'store')), keys: [makeKey()] };
    const shell = { release: 's1', contract: contractVersion, shared: shellVersions(), before: [], commit: 'c' };
    await changeRegistry(signer, (now) => ({ ...now, shell: { ...shell, since: new Date().toISOString() } }));
    await publishSupergraph(signer, await readFile(join(root, 'gateway/supergraph.graphql'), 'utf8'));
    await releaseRemote(signer, 'mfe-night-desk', { folder });
    const live = (await readRegistry(signer))?.remotes.map((remote) => remote.live);
    expect(live).toMatchObject([
      { name: 'mfe-night-desk', routes: [{ path: '/night-desk' }], links: [{ to: '/night-desk' }] },
    ]);

    await Promise.all([expectToRunAlone(folder), expectToRunBeside(folder)]);
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

/** Starts its development server, and ends it after `look`. */
async function serving(
  folder: string,
  args: readonly string[],
  look: (address: string, said: () => string) => Promise<void>,
): Promise<void> {
  const [port = 0] = await findFreePorts(1);
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_OPTIONS: '' };
  const server = spawn(process.execPath, ['../tools/webpack/dev.ts', ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  server.stdout.on('data', (text) => (said += text));
  const ended = once(server, 'exit');
  const address = `http://127.0.0.1:${port}`;
  try {
    await eventually('it is built', async () => (await fetch(`${address}/release.json`)).ok, { within: 60_000 });
    await look(address, () => said);
  } finally {
    server.kill();
    await ended;
  }
}

const expectToRunAlone = (folder: string): Promise<void> =>
  serving(folder, [], async (address, said) => {
    await eventually('it says where it is', async () => said().includes(`Open ${address}/night-desk\n`));
    expect(await (await fetch(`${address}/night-desk`)).text()).toContain('id="standalone"');
  });

/** Issue 15.7: as it would be released, for a site that takes it. */
async function expectToRunBeside(folder: string): Promise<void> {
  let localRemotes = false;
  const site = createServer((_, response) =>
    response.end(`<script type="application/json" id="runtime-config">${JSON.stringify({ localRemotes })}</script>`),
  );
  const against = ['--against', `http://127.0.0.1:${await listen(site, 0, '127.0.0.1')}`];
  const refused = run(process.execPath, ['../tools/webpack/dev.ts', ...against], { cwd: folder });
  await expect(refused).rejects.toThrow(/takes no remotes of other machines\. With LOCAL_REMOTES=true/);
  localRemotes = true;
  await serving(folder, against, async (address) => {
    const { entry, release } = (await (await fetch(`${address}/release.json`)).json()) as Record<string, string>;
    expect(release).not.toBe('development');
    const answer = await fetch(`${address}/${entry}`);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });
  await closeServer(site);
}
