import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SiteMenu } from '@portfolio/contracts/site';
import type { Language, Registry } from '@portfolio/remote-kit/manifest';
import type { FrameRequest, Rendered, RenderRequest, ScreenRequest } from '@portfolio/remote-kit/rendering';
import type { Logger } from '@portfolio/service-kit/logging';
import { loggedPath } from '@portfolio/service-kit/server';
import { LRUCache } from 'lru-cache';
import type { Site } from '../live-site.ts';
import type { Screen } from '../routes.ts';
import { Builds } from './builds.ts';
import type { ReleaseStore } from '@portfolio/releases/store';

/** Milliseconds that a document waits for what it could also do without. */
const patience = 150;
/** Milliseconds for which a screen stands: what is published somewhere else shows after so long, what passes through this edge at once. */
const fresh = 250;
/** Screens, and frames, that are kept. */
const kept = 500;
/** Longer addresses are nobody's links. */
const longest = 500;

/** A screen within its frame, as any visitor sees it. */
export interface Still {
  language: Language;
  html: string;
  styles: string;
  data: unknown;
  /** Changes with any of them. */
  id: string;
}

export interface Wanted {
  site: Site;
  registry: Registry;
  screen: Screen;
  /** Path and query. */
  url: string;
  language: Language;
}

interface Options {
  store: ReleaseStore;
  log: Logger;
  config: RenderRequest['config'];
  /** Where GraphQL answers. */
  graphqlUrl: string;
}

interface Kept {
  rendering: Promise<Rendered | undefined>;
  until: number;
  /** How often something had been written before. */
  writes: number;
}

/**
 * Has screens rendered by the server builds of their releases. They know an address and a language and nothing of who asks, so the same
 * may go to everybody.
 */
export class Stills {
  readonly #options: Options;
  readonly #builds: Builds;
  readonly #screens = new LRUCache<string, Kept>({ max: kept });
  readonly #frames = new LRUCache<string, Promise<Rendered | undefined>>({ max: kept });
  readonly #told = new LRUCache<string, true>({ max: kept, ttl: 60_000 });
  #site: Site | undefined;
  #writes = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#builds = new Builds(options.store, options.log);
  }

  /** Starts the builds of what is published. */
  follow(site: Site): void {
    if (site === this.#site) return;
    this.#site = site;
    this.#frames.clear();
    this.#builds.follow(site);
  }

  /** Something was written: what was rendered before may be otherwise now. */
  forget(): void {
    this.#writes += 1;
  }

  /**
   * Begins to render.
   * @returns what gives the document's still, once the menu is known: undefined when there is none, or not in time. Never rejects
   */
  begin(wanted: Wanted): (menu: SiteMenu | undefined) => Promise<Still | undefined> {
    const { screen, url } = wanted;
    this.follow(wanted.site);
    const isPublic = screen.route?.guard === 'open' && screen.route.about !== undefined;
    if (!isPublic || !screen.remote?.server || url.length > longest) return () => Promise.resolve(undefined);
    const tooLate = delay(patience, undefined, { ref: false });
    const drawn = this.#screen(wanted);
    return async (menu) => {
      if (!menu) return undefined;
      const parts = Promise.all([this.#frame(wanted, menu), drawn]);
      const [frame, inner] = (await Promise.race([parts, tooLate])) ?? [];
      return frame && inner ? composed(frame, inner, wanted.language) : undefined;
    };
  }

  close(): Promise<void> {
    return this.#builds.close();
  }

  #screen(wanted: Wanted): Promise<Rendered | undefined> {
    const { remote } = wanted.screen;
    if (!remote) return Promise.resolve(undefined);
    const key = JSON.stringify([remote.name, remote.release, wanted.language, wanted.url]);
    const known = this.#screens.get(key);
    if (known && known.writes === this.#writes && Date.now() < known.until) return known.rendering;
    const { graphqlUrl } = this.#options;
    const request: ScreenRequest = { ...this.#request(wanted), graphqlUrl };
    const rendering = this.#run(`${remote.name} ${remote.release}`, this.#builds.remote(remote), request);
    const entry = { rendering, until: Infinity, writes: this.#writes };
    this.#screens.set(key, entry);
    // From when it is there: one that nobody could wait for serves the next who asks.
    void rendering.then(() => (entry.until = Date.now() + fresh));
    return rendering;
  }

  #frame(wanted: Wanted, menu: SiteMenu): Promise<Rendered | undefined> {
    const { site, registry } = wanted;
    const path = wanted.url.replace(/\?.*$/s, '');
    const releases = registry.remotes.map(({ release }) => release);
    const key = JSON.stringify([releases, menu, wanted.language, path]);
    const known = this.#frames.get(key);
    if (known) return known;
    const { shell } = site.published;
    const request: FrameRequest = { ...this.#request(wanted), url: path, registry, menu };
    const rendering = this.#run(`shell ${shell?.release}`, this.#builds.shell(shell), request);
    this.#frames.set(key, rendering);
    void rendering.then((rendered) => !rendered && this.#frames.delete(key));
    return rendering;
  }

  #request({ url, language }: Wanted): RenderRequest {
    return { url, language, config: this.#options.config };
  }

  /** Undefined when it fails, which is told once a minute: the page comes without. Never rejects. */
  async #run(name: string, build: ReturnType<Builds['shell']>, request: RenderRequest): Promise<Rendered | undefined> {
    try {
      return await (await build)?.render(request);
    } catch (error) {
      const failure = `${name} ${String(error)}`;
      if (!this.#told.has(failure))
        this.#options.log.warn({ err: error, build: name, path: loggedPath(request.url) }, 'a page was not rendered');
      this.#told.set(failure, true);
      return undefined;
    }
  }
}

const place = '<div id="still"></div>';

function composed(frame: Rendered, screen: Rendered, language: Language): Still {
  const html = frame.html.replace(place, () => `<div id="still">${unusable(screen.html)}</div>`);
  const styles = frame.styles + screen.styles;
  const { data } = screen;
  const id = createHash('sha256')
    .update(JSON.stringify([language, html, styles, data]))
    .digest('base64');
  return { language, html, styles, data, id };
}

/** Nobody types into what the live screen is about to replace, or sends a form that no script reads. */
const unusable = (html: string): string => html.replaceAll(/<(?:form|input|textarea|select)\b/g, '$& inert');
