/** scheduling.md §9: the languages of the product; the first is the default. */
export const languages = ['en', 'es', 'fr'] as const;

export type Language = (typeof languages)[number];
