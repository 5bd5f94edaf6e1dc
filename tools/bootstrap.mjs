/**
 * The way into every command: `node tools/bootstrap.mjs <command> [arguments]`.
 *
 * Runs on whatever Node the machine has, before anything is installed, so it imports nothing but Node itself.
 * It checks that runtime, installs packages when they are missing or out of step with the lock file, and then hands
 * over to `tools/commands/<command>.ts` on the pinned Node 24 that npm has just installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldestNode = 20;

const [command, ...rest] = process.argv.slice(2);
await main();

async function main() {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    return fail(
      `This is Node.js ${process.versions.node}, which is too old: install Node.js ${oldestNode} or newer and try again.`,
    );
  }
  const script = join(root, 'tools', 'commands', `${command}.ts`);
  if (!command || !existsSync(script)) return fail(`There is no command "${command}": see "scripts" in package.json.`);

  if (!isInstalled()) await install();
  const bin = join(root, 'node_modules', '.bin');
  // What V8 has compiled once is loaded: processes begin in two thirds of the time.
  const NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'node');
  const environment = { NODE_COMPILE_CACHE, ...process.env, PATH: bin + delimiter + process.env.PATH };
  process.exitCode = await run(join(bin, 'node'), [script, ...rest], environment);
}

/** True when every package that the lock file requires on any machine is in node_modules, in that version. */
function isInstalled() {
  const installed = readLock('node_modules/.package-lock.json');
  if (!installed || !existsSync(join(root, 'node_modules/.bin/node'))) return false;
  return Object.entries(readLock('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' || wanted.optional || wanted.devOptional || installed[path]?.version === wanted.version,
  );
}

/** @param {string} path of a lock file, relative to the root */
function readLock(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

async function install() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log('Installing packages (the first time takes a minute or two) ...');
  const tick = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  // Not `npm ci`: it refuses a lock file made with a registry that does not hold the optional packages of all platforms.
  const code = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], process.env);
  clearInterval(tick);
  if (code !== 0) fail('The packages could not be installed: npm says why above. Mend that and try again.', code);
  console.log(`Installed in ${seconds()} s.`);
}

/**
 * Runs a program on our terminal and passes signals on. It resolves to its exit code.
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function run(file, args, env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    child.on('error', (error) => fail(`${file} could not be started: ${error.message}.`));
    child.on('exit', (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(each, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

function fail(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}
