import type { Page } from '@playwright/test';

/** What core-site.md §3 and §4 demand of local storage. */
const demanded = ['accessToken', 'refreshToken', 'user'];

/**
 * All that this site has in the browser's storages but what the specification demands there.
 * @returns names of the records of IndexedDB, and everything as text: of binary data the bytes
 */
export const stored = (page: Page): Promise<{ records: string[]; text: string }> =>
  page.evaluate(async (left) => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const records: string[] = [];
    const texts: string[] = [];
    const bytesAsText = (_name: string, value: unknown): unknown =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value) : value;

    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        const [names, values] = await Promise.all([done(all.getAllKeys()), done(all.getAll())]);
        records.push(...names.map(String));
        texts.push(JSON.stringify(values, bytesAsText));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const answer of await cache.matchAll()) texts.push(answer.url, await answer.text());
    }
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(storage)) if (!left.includes(key)) texts.push(key, String(value));
    return { records, text: [...records, ...texts].join('\n') };
  }, demanded);
