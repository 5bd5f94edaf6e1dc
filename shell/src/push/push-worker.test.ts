import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Listener = (event: object) => void;

/** The worker as a browser runs it, with windows that are open. */
function startWorker(
  windows: { url: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[] = [],
) {
  const listeners = new Map<string, Listener>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://site.example' },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: (title: string, options: object) => shown.push({ title, ...options }) },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: (url: string) => opened.push(url) },
  };
  runInNewContext(readFileSync(join(import.meta.dirname, 'push-worker.js'), 'utf8'), { self, URL });
  const dispatch = async (name: string, event: object) => {
    const waited: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => waited.push(work) });
    await Promise.all(waited);
  };
  const press = (path: unknown) => dispatch('notificationclick', { notification: { close: () => {}, data: { path } } });
  return { shown, opened, dispatch, press };
}

test('shows what was pushed; a second delivery takes the place of the first', async () => {
  const worker = startWorker();
  const message = {
    tag: 'notice-1',
    lang: 'fr',
    title: 'Nouvelle vacation',
    body: 'lundi',
    path: '/planner/employee-portal/notices',
  };
  await worker.dispatch('push', { data: { json: () => message } });
  const { path, ...said } = message;
  expect(worker.shown).toEqual([{ ...said, data: { path } }]);
});

test('shows something for what it does not understand, as browsers ask', async () => {
  const worker = startWorker();
  const json = () => {
    throw new SyntaxError('no JSON');
  };
  await worker.dispatch('push', { data: { json } });
  await worker.dispatch('push', { data: null });
  expect(worker.shown).toMatchObject([{ title: 'Portal' }, { title: 'Portal' }]);
});

test.each([
  ['/planner/employee-portal/shifts/7', 'https://site.example/planner/employee-portal/shifts/7'],
  ['https://evil.example/planner/employee-portal', 'https://site.example/planner/employee-portal'],
  ['//evil.example', 'https://site.example/planner/employee-portal'],
  ['/planner/employee-portal-of-others', 'https://site.example/planner/employee-portal'],
  [undefined, 'https://site.example/planner/employee-portal'],
])('pressed, %s opens %s', async (path, url) => {
  const worker = startWorker();
  await worker.press(path);
  expect(worker.opened).toEqual([url]);
});

test('a window of the portal that is open is used', async () => {
  const led: string[] = [];
  const portal = {
    url: 'https://site.example/planner/employee-portal/payments',
    focus: () => Promise.resolve(),
    navigate: (url: string) => Promise.resolve(void led.push(url)),
  };
  const worker = startWorker([portal]);
  await worker.press('/planner/employee-portal/notices');
  expect([led, worker.opened]).toEqual([['https://site.example/planner/employee-portal/notices'], []]);
});
