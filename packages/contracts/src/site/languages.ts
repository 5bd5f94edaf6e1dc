/** scheduling.md §9: the languages of the product; the first is the default. */
export const languages = ['en', 'es', 'fr'] as const;

export type Language = (typeof languages)[number];

/** What content is written in; the others are translations. */
export const originalLanguage = languages[0];

export const translationLanguages = ['es', 'fr'] as const satisfies readonly (typeof languages)[number][];

export type TranslationLanguage = (typeof translationLanguages)[number];
