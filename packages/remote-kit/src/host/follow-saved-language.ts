import type { Host } from '../contract/index.ts';

/**
 * Takes over the language that the user saved in their settings: at sign-in, and when it was saved on another device.
 * What this device remembers of the user is no news, so a language chosen in the footer since then stays.
 */
export function followSavedLanguage(session: Host['session'], language: Host['language']): void {
  const saved = () => session.get().user?.settings?.language;
  let known = saved();
  session.subscribe(() => {
    const now = saved();
    if (now && now !== known && session.get().settled) language.set(now);
    known = now;
  });
}
