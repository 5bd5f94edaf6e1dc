import { setTimeout as delay } from 'node:timers/promises';
import {
  siteAbout,
  siteAddresses,
  siteMenu,
  siteNews,
  type SiteAbout,
  type SiteAddresses,
  type SiteMenu,
  type SiteNews,
} from '@portfolio/contracts/site';
import { languages } from '@portfolio/contracts/auth';
import { originalLanguage, siteOwner, type SiteOwner } from '@portfolio/contracts/content';
import type { Language } from '@portfolio/remote-kit/manifest';
import { internalClient, type InternalClient } from '@portfolio/service-kit/internal';
import { Remembered } from './remembered.ts';

/** A page does not wait longer than this to learn what is on it; the answer may still serve the next one. */
const patienceMs = 300;

/** Undefined when there is no answer, or none yet. */
const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  Promise.race([answer.catch(() => undefined), delay(patienceMs, undefined, { ref: false })]);

/** What the content service has published, asked through the gateway like any visitor would. */
export class SiteContent {
  readonly #gateway: InternalClient;
  readonly #about: Remembered<SiteAbout>;
  readonly #menu: Remembered<SiteMenu>;
  readonly #owner: Remembered<SiteOwner>;

  /** @param gatewayUrl its origin */
  constructor(gatewayUrl: string) {
    this.#gateway = internalClient({ baseUrl: `${gatewayUrl}/api`, timeoutMs: 5_000 });
    this.#about = new Remembered(
      (query) => this.#gateway.get(`/site/about/?${query}`, siteAbout),
      // Where something went is asked each time: two remembered answers could lead to each other.
      { max: 1_000, freshMs: 5_000, keepMs: 30_000, keeps: (about) => !(about.found && about.moved) },
    );
    this.#menu = new Remembered(() => this.#gateway.get('/site/menu/', siteMenu), {
      max: 1,
      freshMs: 2_000,
      keepMs: Infinity, // its links lead on while content is away, and no document waits for it
    });
    this.#owner = new Remembered((query) => this.#gateway.get(`/site/owner/${query}`, siteOwner), {
      max: languages.length,
      freshMs: 5_000,
      keepMs: Infinity,
    });
  }

  /** Who makes the site, told in a language; undefined like `about`. */
  owner(language: Language): Promise<SiteOwner | undefined> {
    return inTime(this.#owner.get(language === originalLanguage ? '' : `?language=${language}`));
  }

  /** What is at the screen `path` (no query), told in a language. Undefined when that cannot be known in time: never an error, never a guess. */
  about(path: string, language: Language): Promise<SiteAbout | undefined> {
    const query = new URLSearchParams({ path, ...(language !== originalLanguage && { language }) });
    return inTime(this.#about.get(query.toString()));
  }

  /** The pages that header and footer link to; undefined like `about`. */
  menu(): Promise<SiteMenu | undefined> {
    return inTime(this.#menu.get('menu'));
  }

  /** Something was written: what is remembered may be otherwise now. */
  forget(): void {
    this.#about.clear();
    this.#menu.clear();
    this.#owner.clear();
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
