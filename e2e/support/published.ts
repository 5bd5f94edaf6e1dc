import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readKeys, signed } from '@portfolio/releases/keys';
import { publishFiles, readRelease, releaseRow, rolledBack, withLive } from '@portfolio/releases/publish';
import { changeRegistry, type Signer } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import { dataPath, type Product } from './product.ts';

/** As much of a release as tests look at. */
export interface PublishedRelease {
  name: string;
  release: string;
  base: string;
  entry: string;
  preload: string[];
  contract: string;
  files: Record<string, string>;
}

/** As much of what is published as tests look at. */
export interface Published {
  sequence: number;
  remotes: { name: string; live: PublishedRelease; previous?: PublishedRelease }[];
}

/** What is published on the running product: in a cluster what its last edge knows, since a visitor may come to any. */
export async function publishedOn(product: Product): Promise<Published> {
  const each = await Promise.all(product.instances('edge').map(publishedAt));
  return each.toSorted((one, other) => one.sequence - other.sequence)[0]!;
}

async function publishedAt(edge: string): Promise<Published> {
  const answer = await fetch(`${edge}/registry.json`);
  return JSON.parse(((await answer.json()) as { payload: string }).payload) as Published;
}

export async function liveRelease(product: Product, name: string): Promise<PublishedRelease> {
  const found = (await publishedOn(product)).remotes.find((remote) => remote.name === name);
  if (!found) throw new Error(`${name} is not published.`);
  return found.live;
}

const keysPath = join(dataPath, 'release-keys.json');
const storePath = join(dataPath, 'releases');
const signer = (): Signer => ({ store: folderStore(storePath), keys: readKeys(keysPath) });
const now = () => ({ commit: 'test', since: new Date().toISOString() });

/**
 * Another release of a remote, as its build would leave it: the live one with words of its texts replaced. Its folder goes after `use`.
 * @param words what it says now → what the next one says
 */
export async function withChanged(
  product: Product,
  name: string,
  words: Record<string, string>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const { base, release } = await liveRelease(product, name);
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  const next = release.split('').toReversed().join('');
  try {
    await cp(join(storePath, base.replace('/releases/', 'remotes/')), folder, {
      recursive: true,
      filter: (path) => !/\.(?:br|gz|map)$/.test(path),
    });
    const described = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as {
      files: Record<string, string>;
    };
    for (const file of Object.keys(described.files).filter((each) => each.endsWith('.js'))) {
      let text = (await readFile(join(folder, file), 'utf8')).replaceAll(release, next);
      for (const [before, after] of Object.entries(words)) text = text.replaceAll(before, after);
      await writeFile(join(folder, file), text);
      described.files[file] = createHash('sha384').update(text).digest('base64');
    }
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...described, release: next }));
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Publishes such a release, as `npm run release` does once it is built. */
export const publishWith = (product: Product, name: string, words: Record<string, string>): Promise<void> =>
  withChanged(product, name, words, async (folder) => {
    const built = await readRelease(folder);
    await publishFiles(signer().store, built);
    await changeRegistry(signer(), (published) => withLive(published, releaseRow(built.release), now()));
  });

export async function rollBack(name: string): Promise<void> {
  await changeRegistry(signer(), (published) => rolledBack(published, name, now().since));
}

/** This page gets another registry than the product's, as if it had been published, until the routes are removed. */
export async function publishFor(
  page: Page,
  product: Product,
  change: (published: Published) => Published,
): Promise<void> {
  const published = JSON.stringify(change(await publishedOn(product)));
  const envelope = JSON.stringify(signed(published, readKeys(keysPath))).replaceAll('<', String.raw`\u003c`);
  await page.route(
    (url) => url.origin === product.address('edge'),
    async (route) => {
      const request = route.request();
      if (new URL(request.url()).pathname === '/registry.json') return route.fulfill({ body: envelope });
      if (request.resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const block = /(<script type="application\/json" id="registry">)[^<]*/;
      await route.fulfill({ response, body: html.replace(block, (_, start: string) => start + envelope) });
    },
  );
}
