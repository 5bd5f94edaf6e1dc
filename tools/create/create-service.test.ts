import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { serviceNames } from '@portfolio/contracts/routes';
import { provisionDatabase } from '@portfolio/service-kit/provision';
import { eventually } from '@portfolio/testkit/eventually';
import { root } from '../root.ts';
import { findFreePorts } from '../start/ports.ts';
import { linkLibraries } from '../upgrade/old-code.ts';
import { createService } from './create-service.ts';

const run = promisify(execFile);
/** In a checkout that has one of these already, too. */
const name = ['ledger', 'library', 'lodging'].find((each) => !serviceNames.some((service) => service === each))!;
const nobody = 'http://127.0.0.1:9';

let checkout: string;
beforeAll(() => {
  mkdirSync(join(root, '.local'), { recursive: true });
  checkout = mkdtempSync(join(root, '.local/service-'));
  const rooms = ['packages', 'services', 'gateway', 'tools', 'deploy', 'docs', 'shell/server', '*.json', '*.mjs'];
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...rooms], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of files.split('\0').filter((each) => existsSync(join(root, each)) && each !== '')) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    copyFileSync(join(root, path), join(checkout, path));
  }
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

describe('npm run create-service', () => {
  test('the new service is checked, built, tested, deployed like the others and asked through the gateway', async () => {
    await createService(name, checkout);
    linkLibraries(checkout);
    const folder = join(checkout, 'services', name);
    const bin = (program: string) => join(checkout, 'node_modules/.bin', program);
    const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test' };

    await run(bin('tsc'), ['--noEmit', '-p', folder]);
    await run('npm', ['run', 'build'], { cwd: folder, env });
    await run(process.execPath, ['dist/print-schema.js'], { cwd: folder, env });
    await expectTurboToPrintItsSchema();
    for (const command of ['compose', 'manifests'])
      await run(process.execPath, [`tools/commands/${command}.ts`], { cwd: checkout, env });
    const jest = (...args: string[]) =>
      run(bin('jest'), ['--ci', '-w', '1', '--testTimeout', '60000', '--projects', ...args], {
        cwd: checkout,
        env: { ...env, NODE_OPTIONS: '--experimental-vm-modules' },
      });
    // It, and what has to know each service.
    const rooms = [`services/${name}`, 'gateway', 'packages/service-kit', 'tools'];
    await jest(...rooms, '--testPathPatterns', `services/${name}/|src/health|read-environment|start/components`);
    expect(readFileSync(join(checkout, 'tools/graph/one-transport.test.ts'), 'utf8')).toMatch(
      new RegExp(`  create${name.charAt(0).toUpperCase()}${name.slice(1)}Entry: 'programs, until a screen uses it',`),
    );
    // What is said of each process there, of this one.
    await jest('tools', '--testPathPatterns', 'deploy/(compose|deploy)', '-t', name);
    const { rest, graph } = await askThroughGateway();
    expect(rest.results).toMatchObject([{ title: `The first of ${name}` }]);
    expect(graph).toEqual({ data: { [`${name}Entries`]: { count: 1, results: [{ title: `The first of ${name}` }] } } });
  }, 900_000);

  test.each([
    ['Ledger', /named by one word/],
    ['../x', /named by one word/],
    ['auth', /is taken already/],
    ['planner', /is taken already/],
    ['gateway', /is taken already/],
  ])('%s is refused as a name', async (refused, sentence) => {
    await expect(createService(refused, checkout)).rejects.toThrow(sentence);
  });
});

/** `npm run generate` builds it first, like the others. */
async function expectTurboToPrintItsSchema(): Promise<void> {
  const args = ['run', 'schema', '--dry=json', `--filter=@portfolio/${name}`];
  const { stdout } = await run(join(checkout, 'node_modules/.bin/turbo'), args, { cwd: checkout });
  const { tasks } = JSON.parse(stdout) as { tasks: { taskId: string; dependencies: string[]; outputs: string[] }[] };
  const task = tasks.find(({ taskId }) => taskId === `@portfolio/${name}#schema`);
  expect(task).toMatchObject({
    dependencies: [`@portfolio/${name}#build`],
    outputs: ['openapi.json', 'schema.graphql'],
  });
}

/** Starts it on a database of its own, and a gateway before it, and asks for what its table holds. */
async function askThroughGateway(): Promise<{ rest: { results?: object[] }; graph: object }> {
  const [port = 0, gatewayPort = 0] = await findFreePorts(2);
  const database = `created_${port}`;
  const owner = { name: `${database}_owner`, password: 'test' };
  const application = { name: database, password: 'test' };
  const addresses = await provisionDatabase(process.env['TEST_DATABASE_URL']!, { database, owner, application });
  const variables = Object.fromEntries(serviceNames.map((each) => [`${each.toUpperCase()}_URL`, nobody]));
  const shared = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', LOG_LEVEL: 'silent', ...variables };
  const ownVariable = { [`${name.toUpperCase()}_URL`]: `http://127.0.0.1:${port}` };
  const key = 'x'.repeat(32);
  const env = {
    ...shared,
    ...ownVariable,
    PORT: String(port),
    DATABASE_URL: addresses.application,
    MIGRATION_DATABASE_URL: addresses.owner,
    SECRET_KEY: key,
    OUTGOING_KEYS: `auth:${key}`,
  };
  const programOf = (file: string) => join(checkout, 'services', name, 'dist', file);
  await run(process.execPath, [programOf('migrate.js')], { env });
  await run(process.execPath, [programOf('seed.js')], { env });
  const started: ChildProcess[] = [
    spawn(process.execPath, [programOf('main.js')], { env, stdio: 'ignore' }),
    spawn(process.execPath, [join(checkout, 'gateway/src/main.ts')], {
      env: { ...shared, ...ownVariable, PORT: String(gatewayPort) },
      stdio: 'ignore',
    }),
  ];
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  try {
    await eventually('the gateway finds it', async () => (await fetch(`${gateway}/api/${name}/`)).ok, {
      within: 60_000,
    });
    const answer = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ ${name}Entries { count results { title } } }` }),
    });
    return {
      rest: (await (await fetch(`${gateway}/api/${name}/`)).json()) as { results?: object[] },
      graph: (await answer.json()) as object,
    };
  } finally {
    for (const child of started) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
  }
}
