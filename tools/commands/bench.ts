import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { portVariables } from '../start/environment.ts';
import { findFreePorts } from '../start/ports.ts';
import { onEndRequest } from '../start/signals.ts';
import { readSecrets } from '../start/secrets.ts';
import { requireChromium } from '../test/chromium.ts';
import { makeFolder } from '../test/folder.ts';
import { runInForeground } from '../test/foreground.ts';
import { startProduct, type TestProduct } from '../test/product.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/** These compare one instance of each part with two. */
const onClusters = new Set(['scale']);

/** These take as long as they are told, as all browser tests, or as an installation, and run only when they are asked for. */
const onlyAsked = new Set(['soak', 'interactions', 'builds', 'lighthouse', 'rosters']);

/**
 * `npm run bench [-- name ...]`: each bench is `bench/<name>/main.ts` and drives a product of its own from outside. A number is for the
 * bench before it: `npm run bench -- soak 60`.
 */
await runCommand(async () => {
  const all = readdirSync(join(root, 'bench')).filter((name) => existsSync(join(root, 'bench', name, 'main.ts')));
  const words = process.argv.slice(2);
  const isNumber = (word: string): boolean => /^\d+$/.test(word);
  const asked = words.filter((word) => !isNumber(word));
  const numberOf = (name: string): string[] =>
    words.slice(words.indexOf(name) + 1, words.indexOf(name) + 2).filter(isNumber);
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown) throw new PlainError(`There is no bench "${unknown}": choose from ${all.join(', ')}.`);

  const abort = new AbortController();
  onEndRequest(
    () => abort.abort(),
    () => process.exit(130),
  );
  const chromium = requireChromium();
  const folder = makeFolder();
  const chosen = asked.length > 0 ? asked : all.filter((name) => !onlyAsked.has(name));
  let worst = 0;
  try {
    for (const command of ['start', 'cluster'] as const) {
      const names = chosen.filter((name) => onClusters.has(name) === (command === 'cluster'));
      if (names.length === 0) continue;
      // Logs of each request would be measured too, and piped through this machine's two other programs.
      const product = await startProduct(join(folder.path, command), abort.signal, { LOG_LEVEL: 'warn' }, command);
      try {
        for (const name of names) {
          const env = {
            ...process.env,
            ...describe(product),
            CHROMIUM_PATH: chromium,
            SPARE_PORTS: await sparePorts(),
          };
          const main = join(root, 'bench', name, 'main.ts');
          worst = Math.max(
            worst,
            await runInForeground(process.execPath, [main, ...numberOf(name)], env, abort.signal),
          );
        }
      } finally {
        await product.stop();
      }
    }
    return worst;
  } finally {
    folder.remove();
  }
});

/** Ports for another product, as JSON of the variables that name them. */
async function sparePorts(): Promise<string> {
  const free = await findFreePorts(portVariables.length);
  return JSON.stringify(Object.fromEntries(portVariables.map((name, index) => [name, String(free[index])])));
}

/** What a bench may know of the product. */
function describe({ ports, dataPath }: TestProduct): Record<string, string> {
  const { postgres, roles, operationsToken } = readSecrets(dataPath, ['content', 'scheduling']);
  const databaseOf = (service: string, login: string) =>
    `postgresql://${login}@127.0.0.1:${ports.POSTGRES_PORT}/portfolio_${service}`;
  return {
    DATA_PATH: dataPath,
    OPERATIONS_TOKEN: operationsToken,
    EDGE_URL: `http://localhost:${ports.EDGE_PORT}`,
    GATEWAY_URL: `http://127.0.0.1:${ports.GATEWAY_PORT}`,
    AUTH_URL: `http://127.0.0.1:${ports.AUTH_PORT}`,
    CONTENT_URL: `http://127.0.0.1:${ports.CONTENT_PORT}`,
    CONTENT_DATABASE_URL: databaseOf('content', `portfolio_content:${roles['content']}`),
    SCHEDULING_URL: `http://127.0.0.1:${ports.SCHEDULING_PORT}`,
    // A superuser's, who makes accounts, and loads a company of any size.
    AUTH_DATABASE_URL: databaseOf('auth', `postgres:${postgres}`),
    SCHEDULING_DATABASE_URL: databaseOf('scheduling', `postgres:${postgres}`),
  };
}
