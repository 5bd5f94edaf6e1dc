import { setTimeout as delay } from 'node:timers/promises';
import {
  siteAbout,
  siteAddresses,
  siteNews,
  type SiteAbout,
  type SiteAddresses,
  type SiteNews,
} from '@portfolio/contracts/site';
import { internalClient, type InternalClient } from '@portfolio/service-kit/internal';
import { Remembered } from './remembered.ts';

/** A page does not wait longer than this to learn what is on it; the answer may still serve the next one. */
const patienceMs = 300;

/** What the content service has published, asked through the gateway like any visitor would. */
export class SiteContent {
  readonly #gateway: InternalClient;
  readonly #about: Remembered<SiteAbout>;

  /** @param gatewayUrl its origin */
  constructor(gatewayUrl: string) {
    this.#gateway = internalClient({ baseUrl: `${gatewayUrl}/api`, timeoutMs: 5_000 });
    this.#about = new Remembered(
      (path) => this.#gateway.get(`/site/about/?path=${encodeURIComponent(path)}`, siteAbout),
      { max: 1_000, freshMs: 5_000, keepMs: 30_000 },
    );
  }

  /** What is at the screen `path` (no query). Undefined when that cannot be known in time: never an error, never a guess. */
  about(path: string): Promise<SiteAbout | undefined> {
    const known = this.#about.get(path).catch(() => undefined);
    return Promise.race([known, delay(patienceMs, undefined, { ref: false })]);
  }

  /** @throws AppError `unavailable`; also the following */
  addresses(page: number): Promise<SiteAddresses> {
    return this.#gateway.get(`/site/addresses/?page=${page}`, siteAddresses);
  }

  news(): Promise<SiteNews> {
    return this.#gateway.get('/site/news/', siteNews);
  }

  close(): Promise<void> {
    return this.#gateway.close();
  }
}
