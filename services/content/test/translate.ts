import type { RestClient } from '@portfolio/testkit';

/** Translates texts of what is at `path` by their places. */
export const translate = (staff: RestClient, path: string, language: string, by: Record<string, string>, more = {}) =>
  staff.patch(`${path}translations/${language}/`, {
    texts: Object.entries(by).map(([name, text]) => ({ name, text })),
    ...more,
  });
