import type { RestClient } from '@portfolio/testkit';
import { form, picture } from './files.ts';

/** Translates texts of what is at `path` by their places. */
export const translate = (staff: RestClient, path: string, language: string, by: Record<string, string>, more = {}) =>
  staff.patch(`${path}translations/${language}/`, {
    texts: Object.entries(by).map(([name, text]) => ({ name, text })),
    ...more,
  });

let shade = 0;

/** A project of these texts, to be translated. @returns its path */
export async function createProject(staff: RestClient, texts: { title: string; description: string }): Promise<string> {
  const fields = { ...texts, long_description: 'Long', technologies: 'Go', images: await picture((shade += 1)) };
  const { status, body } = await staff.post('/projects/', form(fields));
  expect(status).toBe(201);
  return `/projects/${body.id}/`;
}

/** The same of a page. */
export const createPage = async (staff: RestClient, slug: string, title: string, more = {}): Promise<string> =>
  `/pages/${(await staff.post('/pages/', { title, slug, ...more })).body.id}/`;
