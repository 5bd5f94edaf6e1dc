export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];
