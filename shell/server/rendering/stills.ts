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

/** Milliseconds that a document waits for a render when there is an older one. */
const patience = 150;
/** Milliseconds of a processor that a render may take for a document that would have none, and of the clock on a busy machine. */
const budget = { processor: 150, clock: 1_500 };
/** Milliseconds for which a render is kept, for those for whom a newer one comes too late. */
const keptFor = 300_000;
/** Milliseconds for which a screen stands: what is published somewhere else shows after so long, what passes through this edge at once. */
const fresh = 250;
/** Screens, and frames, that are kept. */
const keptAtMost = 500;
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
  /** Seconds since it was made, for one that is kept because a newer one comes too late. */
  age?: number;
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
  /** What came of it, or of the one before, and when. */
  last?: { rendered: Rendered; at: number };
  /** Settled when it has had its time, done or not. */
  spent: Promise<void>;
}

/**
 * Has screens rendered by the server builds of their releases. They know an address and a language and nothing of who asks, so the same
 * may go to everybody.
 */
export class Stills {
  readonly #options: Options;
  readonly #builds: Builds;
  readonly #screens = new LRUCache<string, Kept>({ max: keptAtMost });
  readonly #frames = new LRUCache<string, Promise<Rendered | undefined>>({ max: keptAtMost });
  readonly #told = new LRUCache<string, true>({ max: keptAtMost, ttl: 60_000 });
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
   * @returns what gives the document's still, once the menu is known: undefined when there is none, or not in time. Never rejects. One
   * that is kept from before is given for what is known to be there.
   */
  begin(wanted: Wanted): (menu: SiteMenu | undefined, isThere?: boolean) => Promise<Still | undefined> {
    const { screen, url } = wanted;
    this.follow(wanted.site);
    const isPublic = screen.route?.guard === 'open' && screen.route.about !== undefined;
    if (!isPublic || !screen.remote?.server || url.length > longest) return () => Promise.resolve(undefined);
    const impatient = delay(patience, undefined, { ref: false });
    const drawn = this.#screen(wanted);
    if (!drawn) return () => Promise.resolve(undefined);
    return async (menu, isThere = true) => {
      if (!menu) return undefined;
      const kept = isThere ? this.#kept(drawn) : undefined;
      const framing = this.#frame(wanted, menu);
      await Promise.race([Promise.all([framing, drawn.rendering]), kept ? impatient : drawn.spent]);
      const [frame, inner] = await Promise.all([soFar(framing), soFar(drawn.rendering)]);
      if (!frame) return undefined;
      if (inner) return composed(frame, inner, wanted.language);
      if (!kept || drawn.writes !== this.#writes) return undefined;
      const age = Math.ceil((Date.now() - kept.at) / 1_000);
      return { ...composed(frame, kept.rendered, wanted.language), age };
    };
  }

  /**
   * Renders every screen that has one address, once: who comes first finds builds that run and code that is compiled. Never rejects.
   * @param menu what header and footer link to
   */
  async warm(site: Site, registry: Registry, menu: SiteMenu | undefined): Promise<void> {
    for (const remote of registry.remotes)
      for (const route of remote.routes)
        if (!/[:*]/.test(route.path)) {
          const screen = { known: true, remote, route };
          await this.begin({ site, registry, screen, url: route.path, language: 'en' })(menu);
        }
  }

  close(): Promise<void> {
    return this.#builds.close();
  }

  #kept({ last, writes }: Kept): Kept['last'] {
    return writes === this.#writes && last && Date.now() - last.at < keptFor ? last : undefined;
  }

  #screen(wanted: Wanted): Kept | undefined {
    const { remote } = wanted.screen;
    if (!remote) return undefined;
    const key = JSON.stringify([remote.name, remote.release, wanted.language, wanted.url]);
    const known = this.#screens.get(key);
    if (known && known.writes === this.#writes && Date.now() < known.until) return known;
    const { graphqlUrl } = this.#options;
    const request: ScreenRequest = { ...this.#request(wanted), graphqlUrl };
    const build = this.#builds.remote(remote);
    const spent = spentBy(build);
    const rendering = this.#run(`${remote.name} ${remote.release}`, build, request);
    const last = known && this.#kept(known);
    const entry: Kept = { rendering, until: Infinity, writes: this.#writes, spent, ...(last && { last }) };
    this.#screens.set(key, entry);
    // From when it is there: one that nobody could wait for serves the next who asks.
    const note = async () => {
      const rendered = await rendering;
      entry.until = Date.now() + fresh;
      if (rendered) entry.last = { rendered, at: Date.now() };
    };
    void note();
    return entry;
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

/** What came of it, if anything has yet. */
const soFar = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([promise, delay(0, undefined, { ref: false })]);

/** Settles when the build has had its budget from now on. Never rejects. */
async function spentBy(building: ReturnType<Builds['remote']>): Promise<void> {
  const over = delay(budget.clock, undefined, { ref: false });
  const build = await Promise.race([building, over]);
  const before = await build?.processor();
  if (!build) return;
  const until = Date.now() + budget.clock;
  while (Date.now() < until) {
    await delay(25, undefined, { ref: false });
    if ((await Promise.race([build.processor(), over.then(() => Infinity)])) - (before ?? 0) >= budget.processor)
      return;
  }
}

const place = '<div id="still"></div>';

function composed(frame: Rendered, screen: Rendered, language: Language): Still {
  const html = frame.html.replace(place, () => `<div id="still">${screen.html}</div>`);
  const styles = frame.styles + screen.styles;
  const { data } = screen;
  const id = createHash('sha256')
    .update(JSON.stringify([language, html, styles, data]))
    .digest('base64');
  return { language, html, styles, data, id };
}
