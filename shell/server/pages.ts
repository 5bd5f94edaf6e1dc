import type { SiteMenu } from '@portfolio/contracts/site';
import type { Registry, RegistryRemote } from '@portfolio/remote-kit/manifest';
import { LRUCache } from 'lru-cache';
import { encode, type Encoded } from './encoded.ts';
import { fillPage, type PageParts } from './page.ts';
import type { Head } from './site/head.ts';

/** Documents that are kept; each is some 20 kB in its three encodings. */
const kept = 500;

/** The shell's page per screen, made anew when template, registry, menu or what is said of the screen have changed. */
export class Pages {
  readonly #same: Pick<PageParts, 'config' | 'origin'>;
  readonly #made = new LRUCache<string, Promise<Encoded>>({ max: kept });
  #template: string | undefined;
  #registry: Registry | undefined;

  /** @param same what all documents have in common */
  constructor(same: Pick<PageParts, 'config' | 'origin'>) {
    this.#same = same;
  }

  /** @param remote of `registry`, or undefined when the shell draws the screen itself */
  get(
    template: string,
    registry: Registry | undefined,
    remote: RegistryRemote | undefined,
    head: Head,
    menu: SiteMenu | undefined,
  ): Promise<Encoded> {
    if (template !== this.#template || registry !== this.#registry) {
      this.#made.clear();
      this.#template = template;
      this.#registry = registry;
    }
    const name = JSON.stringify([remote?.name, head, menu]);
    let page = this.#made.get(name);
    if (!page) {
      page = encode(fillPage(template, { ...this.#same, registry, remote, head, menu }));
      this.#made.set(name, page);
    }
    return page;
  }
}
