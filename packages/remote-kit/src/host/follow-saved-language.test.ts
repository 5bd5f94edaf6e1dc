import { defaultUserSettings } from '@portfolio/contracts/auth';
import { createStore, type Host, type SessionState } from '../contract/index.ts';
import type { Language } from '../manifest/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { followSavedLanguage } from './create-host.ts';

const anonymous: SessionState = { status: 'anonymous', user: null, settled: true };
const user = (language: Language | undefined, settled = true): SessionState => ({
  status: 'signed-in',
  user: testUser({ settings: language ? { ...defaultUserSettings, language } : null }),
  settled,
});

/** A device whose footer says Spanish. */
function device() {
  const state = createStore<SessionState>(anonymous);
  const session: Host['session'] = { ...createTestHost().session, get: state.get, subscribe: state.subscribe };
  const language = createStore<Language>('es');
  followSavedLanguage(session, language);
  return { language, become: state.set };
}

describe('the language is that of the user’s settings, else a choice in the footer', () => {
  test('signing in brings the saved language', () => {
    const { language, become } = device();
    become(user('fr'));
    expect(language.get()).toBe('fr');
  });

  test('who never saved settings keeps the footer’s', () => {
    const { language, become } = device();
    become(user(undefined));
    expect(language.get()).toBe('es');
  });

  test('a choice in the footer after the sign-in stays, also when the page is loaded again', () => {
    const { language, become } = device();
    become(user('fr', false));
    become(user('fr'));
    expect(language.get()).toBe('es');
  });

  test('a language saved on another device arrives with the next load', () => {
    const { language, become } = device();
    become(user('en', false));
    become(user('fr'));
    expect(language.get()).toBe('fr');
  });

  test('the next one to sign in brings theirs, were it the same', () => {
    const { language, become } = device();
    become(user('fr'));
    become(anonymous);
    language.set('en');
    become(user('fr'));
    expect(language.get()).toBe('fr');
  });
});
