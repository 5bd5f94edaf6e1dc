import { createStore, type Theme, type WritableStore } from '../contract/index.ts';
import { languages, type Language } from '../manifest/index.ts';

const isOneOf = <Value extends string>(values: readonly Value[], text: string | null): text is Value =>
  values.some((value) => value === text);

interface Preference<Value extends string> {
  key: string;
  values: readonly Value[];
  initial: Value;
  /** Makes the page follow the value. */
  apply: (value: Value) => void;
}

/** A choice that this device remembers and that all tabs follow. */
function createPreference<Value extends string>({
  key,
  values,
  initial,
  apply,
}: Preference<Value>): WritableStore<Value> {
  const stored = localStorage.getItem(key);
  const store = createStore(isOneOf(values, stored) ? stored : initial);
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
      localStorage.setItem(key, value);
      change(value);
    },
  };
}

/** Dark unless this device chose otherwise (readings.md, "Two settings of the theme"). */
export const createThemeStore = (): WritableStore<Theme> =>
  createPreference<Theme>({
    key: 'theme',
    values: ['dark', 'light'],
    initial: 'dark',
    apply: (theme) => {
      document.documentElement.dataset['theme'] = theme;
    },
  });

/** English until this device chooses, in the footer or by saved settings. */
export const createLanguageStore = (): WritableStore<Language> =>
  createPreference<Language>({
    key: 'language',
    values: languages,
    initial: 'en',
    apply: (language) => {
      document.documentElement.lang = language;
    },
  });
