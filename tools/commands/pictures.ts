import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withClient } from '@portfolio/service-kit/provision';
import { instant, slowedNow } from '../pictures/instant.ts';
import { writeAlbum } from '../pictures/album.ts';
import { root } from '../root.ts';
import { onEndRequest } from '../start/signals.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { requireChromium } from '../test/chromium.ts';
import { makeFolder } from '../test/folder.ts';
import { runInForeground } from '../test/foreground.ts';
import { startProduct } from '../test/product.ts';
import { startTestServer } from '../test/test-server.ts';

/**
 * `npm run pictures [-- name ...]`: every screen in every state, width, theme and language, or those whose path has one of the names, as
 * one page to leaf through. What looks unlike the time before is shown beside what it looked like.
 */
await runCommand(async () => {
  const names = process.argv.slice(2);
  const abort = new AbortController();
  onEndRequest(
    () => abort.abort(),
    () => process.exit(130),
  );
  const chromium = requireChromium();
  const folder = makeFolder();
  const album = join(root, '.local/pictures');
  const made = join(folder.path, 'pictures');
  mkdirSync(made);
  const server = await startTestServer(folder.path);
  let failed = false;
  try {
    const since = Date.now();
    await withClient(server.url.replace(/\/postgres$/, '/template1'), (client) => client.query(slowedNow(since)));
    await withClient(server.url, async (client) => {
      await client.query('ALTER SYSTEM SET search_path = public, pg_catalog');
      await client.query('SELECT pg_reload_conf()');
    });
    const clock = `${pathToFileURL(join(root, 'tools/pictures/slow-clock.ts')).href}?since=${since}`;
    const product = await startProduct(folder.path, abort.signal, {
      DATABASE_URL: server.url,
      NODE_OPTIONS: `--import ${clock}`,
      LOG_LEVEL: 'warn',
    });
    try {
      const env = {
        ...process.env,
        DATA_PATH: product.dataPath,
        CHROMIUM_PATH: chromium,
        PICTURES: made,
        PICTURES_AT: String(instant + 30_000),
      };
      const playwright = join(root, 'node_modules/.bin/playwright');
      const chosen = names.length > 0 ? `(?:${names.join('|')}).*` : '';
      const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'line', '--pass-with-no-tests'];
      // What is there first, before there is nothing any more.
      for (const project of ['sign-in', 'pictures', 'empty']) {
        const only = project === 'sign-in' ? [] : ['--grep', `${chosen}in every language`];
        const code = await runInForeground(playwright, [...args, '--project', project, ...only], env, abort.signal);
        failed ||= code !== 0;
      }
    } finally {
      await product.stop();
    }
    const { count, made: fresh, changed } = writeAlbum({ made, album, isWhole: names.length === 0 });
    console.log(`${fresh} pictures of ${count}, ${changed} unlike before: ${join(album, 'index.html')}`);
    return failed ? 1 : 0;
  } finally {
    await server.stop();
    folder.remove();
  }
});
