import { playSystemTheme } from '../testing/index.ts';
import { createLanguageStore, createThemeStores } from './preferences.ts';

const system = playSystemTheme();
beforeEach(() => {
  localStorage.clear();
  page.lang = 'en';
});

const elsewhere = (key: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
const page = document.documentElement;

test('readings.md: dark until this device chooses; the page follows at once', () => {
  const { theme } = createThemeStores();
  expect([theme.get(), page.dataset['theme']]).toEqual(['dark', 'dark']);
  theme.set('light');
  expect([theme.get(), page.dataset['theme']]).toEqual(['light', 'light']);
  expect(createThemeStores().theme.get()).toBe('light');
});

test('system follows the operating system, also while the page is open', () => {
  const { theme, themeChoice } = createThemeStores();
  themeChoice.set('system');
  expect([theme.get(), page.dataset['theme']]).toEqual(['dark', 'dark']);
  system.turn('light');
  expect([theme.get(), page.dataset['theme'], themeChoice.get()]).toEqual(['light', 'light', 'system']);
  theme.set('dark');
  system.turn('light');
  expect([theme.get(), themeChoice.get()]).toEqual(['dark', 'dark']);
});

test.each([
  ['fr', 'fr'],
  ['tlh', 'en'],
])('what the edge has found in the browser’s settings, as far as the site speaks it: %s', (found, expected) => {
  page.lang = found;
  expect(createLanguageStore().get()).toBe(expected);
});

test("the browser's language until this device chooses", () => {
  const language = createLanguageStore();
  expect([language.get(), page.lang]).toEqual(['en', 'en']);
  language.set('fr');
  expect(page.lang).toBe('fr');
  expect(createLanguageStore().get()).toBe('fr');
});

test('a link’s language holds until this device chooses, and leaves the address then', () => {
  localStorage.setItem('language', 'es');
  page.dataset['visit'] = 'fr';
  document.cookie = 'lang=fr; path=/';
  window.history.replaceState('kept', '', '/projects?lang=fr&page=2#list');
  const language = createLanguageStore();
  expect([language.get(), page.lang, localStorage.getItem('language')]).toEqual(['fr', 'fr', 'es']);
  language.set('es');
  expect([page.lang, document.cookie]).toEqual(['es', 'language=es']);
  const { pathname, search, hash } = window.location;
  expect([pathname + search + hash, window.history.state]).toEqual(['/projects?page=2#list', 'kept']);
  delete page.dataset['visit'];
});

test('other tabs follow', () => {
  const { theme } = createThemeStores();
  const heard: string[] = [];
  theme.subscribe(() => heard.push(theme.get()));
  elsewhere('theme', 'light');
  elsewhere('theme', 'pink');
  elsewhere('language', 'light');
  expect(heard).toEqual(['light']);
  expect(page.dataset['theme']).toBe('light');
});

test('what this device remembers and nobody knows is ignored', () => {
  localStorage.setItem('language', 'tlh');
  expect(createLanguageStore().get()).toBe('en');
});
