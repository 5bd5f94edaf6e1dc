import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { liveRelease, publishFor } from './published.ts';

/** The ways in which a remote may fail after it was loaded. */
export type CrashKind = 'import' | 'render' | 'update' | 'unmount' | 'hang';

/**
 * Puts a remote that fails in the place of a real one, for this page: a release is published there whose container exposes the broken
 * lifecycles below, made with the page's own shared React and remote-kit.
 */
export async function replaceByCrashing(page: Page, product: Product, name: string, kind: CrashKind): Promise<void> {
  const { release, base, entry } = await liveRelease(product, name);
  const globalName = `${name}_${release}`.replaceAll(/\W/g, '_');
  const body = `globalThis[${JSON.stringify(globalName)}] = (${container.toString()})(${JSON.stringify(kind)});`;
  const hash = createHash('sha384').update(body).digest('base64');
  await publishFor(page, product, (published) => ({
    ...published,
    remotes: published.remotes.map((remote) =>
      remote.name === name
        ? { ...remote, live: { ...remote.live, files: { [entry.slice(base.length)]: hash } } }
        : remote,
    ),
  }));
  await page.route(`**${entry}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
}

interface Shared {
  get: () => Promise<() => unknown>;
  lib?: () => unknown;
}
type Scope = Record<string, Record<string, Shared>>;
/** As much of React and remote-kit as the broken remote uses. */
interface Kit {
  useState: <Value>(initial: Value) => [Value, (value: Value) => void];
  useEffect: (effect: () => () => void, dependencies: unknown[]) => void;
  jsx: (type: string, props: object) => unknown;
  defineRemote: (definition: object) => object;
}

/** Runs in the browser: sees nothing of this file. */
function container(kind: CrashKind) {
  const scopes: Scope[] = [];
  const shared = async (name: string): Promise<Kit> => {
    const versions = Object.values(scopes.find((scope) => scope[name])?.[name] ?? {});
    const provided = versions.find(({ lib }) => lib) ?? versions[0];
    if (!provided) throw new Error(`The page shares no ${name}.`);
    return (provided.lib?.() ?? (await provided.get())()) as Kit;
  };
  const broken = (): never => {
    throw new Error(`broken at ${kind}`);
  };
  async function lifecycles() {
    const [{ useState, useEffect }, { jsx }, { defineRemote }] = await Promise.all([
      shared('react'),
      shared('react/jsx-runtime'),
      shared('@portfolio/remote-kit'),
    ]);
    const App = () => {
      const [isPressed, press] = useState(false);
      useEffect(() => () => (kind === 'unmount' ? broken() : undefined), []);
      if (kind === 'render' || isPressed) broken();
      return jsx('main', {
        children: [
          jsx('h1', { children: 'Broken remote' }),
          jsx('button', { onClick: () => press(true), children: 'Break' }),
        ],
      });
    };
    const translator = { current: () => 'en', change: () => Promise.resolve() };
    const made = defineRemote({ App, translator });
    return kind === 'hang' ? { ...made, mount: () => new Promise(() => undefined) } : made;
  }
  return {
    init: (scope: Scope) => void scopes.push(scope),
    get: async () => {
      if (kind === 'import') return broken;
      const module = await lifecycles();
      return () => module;
    },
  };
}
