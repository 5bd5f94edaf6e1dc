import type { SiteMenu } from '@portfolio/contracts/site';
import type { RegistryRemote } from '@portfolio/remote-kit/manifest';
import { LRUCache } from 'lru-cache';
import { encode, type Encoded } from './encoded.ts';
import { fillPage, type PageParts } from './page.ts';
import type { Still } from './rendering/stills.ts';
import type { Site } from './live-site.ts';
import type { Head } from './site/head.ts';

/** Documents that are kept; each is some 20 kB in its three encodings, with a still 80. */
const kept = 500;

/** The shell's page per screen, made anew when what is published, the menu or what is said of the screen have changed. */
export class Pages {
  readonly #same: Pick<PageParts, 'config' | 'origin'>;
  readonly #made = new LRUCache<string, Promise<Encoded>>({ max: kept });
  #site: Site | undefined;

  /** @param same what all documents have in common */
  constructor(same: Pick<PageParts, 'config' | 'origin'>) {
    this.#same = same;
  }

  /** @param remote the release that draws the screen for this visitor, or undefined when the shell does it itself */
  get(...[site, remote, head, menu, still]: Parameters<Pages['make']>): Promise<Encoded> {
    if (site !== this.#site) {
      this.#made.clear();
      this.#site = site;
    }
    const name = JSON.stringify([remote?.name, remote?.release, head, menu, still?.id]);
    let page = this.#made.get(name);
    if (!page) {
      page = this.make(site, remote, head, menu, still);
      this.#made.set(name, page);
    }
    return page;
  }

  /** One that is nobody else's, and not kept. */
  make(
    site: Site,
    remote: RegistryRemote | undefined,
    head: Head,
    menu: SiteMenu | undefined,
    still: Still | undefined,
  ): Promise<Encoded> {
    const config = { ...this.#same.config, shell: site.published.shell?.release };
    const parts = { ...this.#same, config, registry: site.signed, remote, head, menu, still };
    return encode(fillPage(site.template, parts));
  }
}
