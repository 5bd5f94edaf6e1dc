import { sendKeptTaps } from './send-kept-taps.ts';
import { tapsName } from '../src/attendance/taps.ts';
import { clientsClaim } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** What is pushed is shown by the same worker, as there is one for an address. */
importScripts('/push-worker.js');

/** What the edge says before it imports this script; another word of it makes browsers take the new worker. */
interface App {
  /** Path of the portal: its page, and the only place where this worker is asked. */
  scope: string;
  /** Where the release's files are, with a slash at the end: an address or a path of this host. */
  base: string;
  /** File → SHA-384, base64: what the browser checks each of them by. */
  files: Record<string, string>;
  /** Changes with the release and with the shell's page. */
  version: string;
}

/** Background Sync, which TypeScript's library lacks. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: Omit<ServiceWorkerGlobalScope, 'addEventListener'> & {
  portfolioApp: App;
  addEventListener: ServiceWorkerGlobalScope['addEventListener'] &
    ((type: 'sync', listener: (event: SyncEvent) => void) => void);
};

const { scope, files, version } = self.portfolioApp;
const base = new URL(self.portfolioApp.base, location.origin).href;
const prefix = 'portal-';
const cacheName = `${prefix}${version}`;

/** File names that change with their content: `main.3f2a9c01.js`. Nothing else is kept but the page, and no answer of a service. */
const hashed = /[.-][0-9a-f]{8,}\.[\w.]+$/;
/** Answers of services, and releases of other remotes. */
const others = /^\/(?:api|graphql|media|releases)(?:\/|$)/;

const isFile = (url: URL): boolean =>
  hashed.test(url.pathname) &&
  (url.href.startsWith(base) || (url.origin === location.origin && !others.test(url.pathname)));

/** What the page names: the shell's scripts, styles and fonts, and what it preloads. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/\b(?:src|href)=["']?([^"'\s>]+)/g)]
    .map(([, address = '']) => new URL(address, location.origin))
    .filter(isFile)
    .map(({ href }) => href);

/**
 * Keeps the page and every file of the release that belongs to it, all or nothing: the page names its release, so the two are
 * only good together. Fails while a release is being published, and for a file that is not the one that was; the browser then
 * tries again later.
 */
async function keepRelease(): Promise<void> {
  const page = await fetch(scope, { cache: 'no-cache', headers: { Accept: 'text/html' } });
  if (!page.ok) throw new Error('The page cannot be read.');
  const html = await page.clone().text();
  if (!html.includes(self.portfolioApp.base)) throw new Error('This release has given way to another.');
  const cache = await caches.open(cacheName);
  const own = Object.entries(files)
    .filter(([file]) => hashed.test(file))
    .map(([file, hash]) => new Request(base + file, { integrity: `sha384-${hash}` }));
  const ofPage = filesIn(html).filter((url) => !url.startsWith(base));
  await cache.addAll([...own, ...new Set(ofPage)]);
  // The language of this visit is not that of those to come.
  await cache.put(scope, new Response(html.replace(/ data-visit="\w+"/, ''), page));
}

async function forgetEarlier(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
}

self.addEventListener('install', (event) => {
  // A new release does not wait until the last tab of an old one is closed: those find their files on the network.
  void self.skipWaiting();
  event.waitUntil(keepRelease());
});
self.addEventListener('activate', (event) => event.waitUntil(forgetEarlier()));
clientsClaim();

/** There is a connection again: what was tapped without one is sent, also with no page open (docs/decisions/0420). */
self.addEventListener('sync', (event) => {
  if (event.tag === tapsName) event.waitUntil(sendKeptTaps());
});

const keptPage = { handlerDidError: () => caches.match(scope, { cacheName, ignoreVary: true }) };

/** The network decides which release is live; the kept page is for when it does not answer. */
registerRoute(new NavigationRoute(new NetworkOnly({ networkTimeoutSeconds: 5, plugins: [keptPage] })));
registerRoute(({ url }) => isFile(url), new CacheFirst({ cacheName, matchOptions: { ignoreVary: true } }));
