import { createMenuStore } from './menu-store.ts';

const menu = { results: [{ path: '/page/about', place: 'footer', labels: { en: 'About', es: 'A', fr: 'À' } }] };
const begin = (inlined: unknown, answer: () => Promise<unknown>) => {
  const reported: unknown[] = [];
  let asked = 0;
  const load = () => {
    asked += 1;
    return answer();
  };
  return {
    store: createMenuStore({ inlined, load, report: (e) => void reported.push(e) }),
    reported,
    asked: () => asked,
  };
};

test('begins with what the document carries, and asks nobody', () => {
  const { store, asked } = begin(menu, () => Promise.resolve({ results: [] }));
  expect([store.get(), asked()]).toEqual([menu.results, 0]);
});

test('asks when the document carries none', async () => {
  const { store, asked } = begin(undefined, () => Promise.resolve(menu));
  expect(asked()).toBe(1);
  await Promise.resolve();
  expect(store.get()).toEqual(menu.results);
});

test.each([
  ['no answer', () => Promise.reject(new Error('away')), 1],
  ['an answer that is no menu', () => Promise.resolve('<html>'), 0],
])('stays as it was after %s', async (_, answer, times) => {
  const { store, reported } = begin(menu, answer);
  await store.refresh();
  expect([store.get(), reported.length]).toEqual([menu.results, times]);
});
