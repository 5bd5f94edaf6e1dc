import type { Registry, RegistryRemote } from '@portfolio/remote-kit/manifest';
import { fillPage, renderPage, type Page } from './page.ts';

/** The shell's page per remote that draws the screen, made anew when template or registry have changed. */
export class Pages {
  readonly #config: object;
  #made = new Map<string, Promise<Page>>();
  #template: string | undefined;
  #registry: Registry | undefined;

  constructor(config: object) {
    this.#config = config;
  }

  /** @param remote of `registry`, or undefined when the shell draws the screen itself */
  get(template: string, registry: Registry | undefined, remote: RegistryRemote | undefined): Promise<Page> {
    if (template !== this.#template || registry !== this.#registry) {
      this.#made = new Map();
      this.#template = template;
      this.#registry = registry;
    }
    const name = remote?.name ?? '';
    let page = this.#made.get(name);
    if (!page) {
      page = renderPage(fillPage(template, { config: this.#config, registry, remote }));
      this.#made.set(name, page);
    }
    return page;
  }
}
