import type { SiteMenu } from '@portfolio/contracts/site';
import { createStore, type Store } from '@portfolio/remote-kit';

export type MenuLink = SiteMenu['results'][number];

/** The site's own pages that header and footer link to, in order. */
export interface MenuStore extends Store<readonly MenuLink[]> {
  /** Asks again, after an author has changed something. Never rejects: without an answer the menu stays as it is. */
  refresh: () => Promise<void>;
}

interface Options {
  /** What the edge put into the document. */
  inlined: unknown;
  load: () => Promise<unknown>;
  report: (error: unknown, details?: Record<string, unknown>) => void;
}

const looksLikeMenu = (value: unknown): value is SiteMenu => Array.isArray(Object(value).results);

/** Begins with what the document carries, so that header and footer do not change under the reader's eyes. */
export function createMenuStore({ inlined, load, report }: Options): MenuStore {
  const store = createStore<readonly MenuLink[]>(looksLikeMenu(inlined) ? inlined.results : []);

  const refresh = async (): Promise<void> => {
    try {
      const menu = await load();
      if (looksLikeMenu(menu)) store.set(menu.results);
    } catch (error) {
      report(error, { menu: 'kept as it was' });
    }
  };

  if (!looksLikeMenu(inlined)) void refresh();
  return { get: store.get, subscribe: store.subscribe, refresh };
}

/** The menu as every visitor may read it. */
export async function fetchMenu(apiBase: string): Promise<unknown> {
  const response = await fetch(`${apiBase}/site/menu/`, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${apiBase}/site/menu/: ${response.status}`);
  return response.json();
}
