/** Who may open a route. `signed-in` and `admin` follow core-site.md §2, "Guard rule for admin routes". */
export const guards = ['open', 'signed-in', 'admin'] as const;
export type Guard = (typeof guards)[number];

/** The interface languages of the product (scheduling.md §3, user settings). */
export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Each in itself, so that who speaks it finds it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' };
