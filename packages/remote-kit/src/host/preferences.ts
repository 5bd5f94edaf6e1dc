import { createStore, type Host, type Theme, type ThemeChoice, type WritableStore } from '../contract/index.ts';
import { languages, type Language } from '../manifest/index.ts';
import { tellEdge } from '../storage/language-kept.ts';
import { deviceStorage } from '../storage/index.ts';

const isOneOf = <Value extends string>(values: readonly Value[], text: string | null): text is Value =>
  values.some((value) => value === text);

interface Preference<Value extends string> {
  key: string;
  values: readonly Value[];
  initial: Value;
  /** Of this page; by default what is remembered. */
  now?: string | null;
  /** Makes the page follow the value. */
  apply: (value: Value) => void;
}

/** A choice that this device remembers and that all tabs follow. */
function createPreference<Value extends string>({
  key,
  values,
  initial,
  now = deviceStorage.getItem(key),
  apply,
}: Preference<Value>): WritableStore<Value> {
  const store = createStore(isOneOf(values, now) ? now : initial);
  const change = (value: Value): void => {
    apply(value);
    store.set(value);
  };
  apply(store.get());
  window.addEventListener('storage', (event) => {
    if (event.key === key && isOneOf(values, event.newValue)) change(event.newValue);
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(value) {
      deviceStorage.setItem(key, value);
      change(value);
    },
  };
}

/**
 * Dark unless this device chose otherwise (readings.md, "Two settings of the theme"). Both stores tell of one choice: the one what
 * it is, the other what is shown for it.
 */
export function createThemeStores(): Pick<Host, 'theme' | 'themeChoice'> {
  const systemIsLight = window.matchMedia('(prefers-color-scheme: light)');
  const shown = (choice: ThemeChoice): Theme => {
    if (choice !== 'system') return choice;
    return systemIsLight.matches ? 'light' : 'dark';
  };
  const theme = createStore<Theme>('dark');
  const show = (choice: ThemeChoice): void => {
    document.documentElement.dataset['theme'] = shown(choice);
    theme.set(shown(choice));
  };
  const themeChoice = createPreference<ThemeChoice>({
    key: 'theme',
    values: ['dark', 'light', 'system'],
    initial: 'dark',
    apply: show,
  });
  systemIsLight.addEventListener('change', () => show(themeChoice.get()));
  return { themeChoice, theme: { get: theme.get, subscribe: theme.subscribe, set: themeChoice.set } };
}

/**
 * What this device has chosen, in the footer or by saved settings, unless a link brought the visitor that asks for another; else what the
 * edge has found in the browser's settings. What was chosen is a cookie too, for who renders pages before any script has run.
 */
export const createLanguageStore = (): WritableStore<Language> =>
  createPreference<Language>({
    key: 'language',
    values: languages,
    initial: 'en',
    now:
      document.documentElement.dataset['visit'] ?? deviceStorage.getItem('language') ?? document.documentElement.lang,
    apply: (language) => {
      document.documentElement.lang = language;
      if (deviceStorage.getItem('language') !== language) return;
      tellEdge(language);
    },
  });
