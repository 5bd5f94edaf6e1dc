import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
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

/** What is published on the running product. */
export async function publishedOn(product: Product): Promise<Published> {
  const answer = await fetch(`${product.address('edge')}/registry.json`);
  return JSON.parse(((await answer.json()) as { payload: string }).payload) as Published;
}

export async function liveRelease(product: Product, name: string): Promise<PublishedRelease> {
  const found = (await publishedOn(product)).remotes.find((remote) => remote.name === name);
  if (!found) throw new Error(`${name} is not published.`);
  return found.live;
}

/** Signs as the product does, with its own key. */
function signed(published: Published): { payload: string; signatures: object[] } {
  const [key] = JSON.parse(readFileSync(join(dataPath, 'release-keys.json'), 'utf8')) as {
    publicKey: string;
    privateKey: string;
  }[];
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key!.publicKey, d: key!.privateKey };
  const payload = JSON.stringify(published);
  const signature = sign(null, Buffer.from(payload), createPrivateKey({ key: jwk, format: 'jwk' })).toString(
    'base64url',
  );
  return { payload, signatures: [{ key: key!.publicKey, signature }] };
}

/** This page gets another registry than the product's, as if it had been published, until the routes are removed. */
export async function publishFor(
  page: Page,
  product: Product,
  change: (published: Published) => Published,
): Promise<void> {
  const envelope = JSON.stringify(signed(change(await publishedOn(product)))).replaceAll('<', String.raw`\u003c`);
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
