import { actors } from '@portfolio/testkit';
import { form } from '../files.ts';
import { demoTexts, projectTexts, unique, type Files, type Item, type Subject } from './stage.ts';

type Body = object | FormData;

/** A call of core-site.md §7, with what it refuses and what it does. */
export interface RestCall {
  /** Made afresh for each try; its id or slug takes the place of the parameter in the path. */
  about?: Subject;
  /** What fills the parameter when it is not the id. */
  parameter?: (item: Item) => string;
  body?: (files: Files, item: Item) => Body;
  /** Bad input as a body, and the fields that the answer names; or another value of the parameter, or a query: a 404. */
  bad: { body: Body; fields: string[] } | { parameter: string } | { query: string };
  status?: 201 | 204;
  /** What the answer holds. */
  answer?: unknown;
}

const page = { query: '?page=0' };
const missing = { parameter: '999999' };
const one = { count: expect.any(Number), results: expect.any(Array) };
const made = expect.objectContaining({ id: expect.any(Number), revision: 1 });

const projectRequired = ['description', 'long_description', 'technologies'];
const demoRequired = ['description', 'features', 'version', 'operating_systems'];

/** The calls that change one item; `required` are the texts of a whole one beside its title. */
const item = (path: string, about: Subject, put: () => object, required: string[]): Record<string, RestCall> => {
  // A page was made with two sections.
  const revision = about === 'page' ? 4 : 2;
  return {
    [`PUT ${path}{id}/`]: {
      about,
      body: put,
      bad: { body: { title: ' ' }, fields: ['title', ...required] },
      answer: expect.objectContaining({ id: expect.any(Number), revision }),
    },
    [`PATCH ${path}{id}/`]: {
      about,
      body: () => ({ is_published: false }),
      bad: { body: { is_published: 'perhaps' }, fields: ['is_published'] },
      answer: expect.objectContaining({ is_published: false, revision }),
    },
    [`DELETE ${path}{id}/`]: { about, bad: missing, status: 204 },
  };
};

const saved = expect.objectContaining({ revision: expect.any(Number), saved_by: actors.staff.userId });

/** The calls about what was saved of one item. */
const history = (path: string, about: Subject): Record<string, RestCall> => ({
  [`GET ${path}{id}/revisions/`]: { about, bad: missing, answer: expect.arrayContaining([saved]) },
  [`GET ${path}{id}/revisions/{revision}/`]: {
    about,
    bad: missing,
    answer: expect.objectContaining({ revision: 1, fields: expect.any(Array), images: expect.any(Array) }),
  },
  [`POST ${path}{id}/revisions/{revision}/restore/`]: {
    about,
    body: () => ({}),
    bad: { body: { revision: 'first' }, fields: ['revision'] },
    answer: saved,
  },
  [`GET ${path}{id}/translations/`]: {
    about,
    bad: missing,
    answer: ['es', 'fr'].map((language) => expect.objectContaining({ language, state: 'missing' })),
  },
  [`PATCH ${path}{id}/translations/{language}/`]: {
    about,
    body: () => ({ texts: [{ name: 'title', text: 'Un título' }] }),
    bad: { body: { texts: [{ name: 'colour', text: 'azul' }] }, fields: ['texts'] },
    answer: expect.objectContaining({ language: 'es', state: expect.stringMatching(/^(?:partial|current)$/) }),
  },
  [`POST ${path}{id}/copy/`]: {
    about,
    bad: missing,
    status: 201,
    answer: { id: expect.any(Number), slug: expect.any(String), title: expect.stringMatching(/ \(2\)$/) },
  },
});

const whole = expect.objectContaining({ sections: expect.any(Array) });

const sectionCall = (call: Omit<RestCall, 'about' | 'answer'>): RestCall => ({
  about: 'page',
  answer: whole,
  ...call,
});

const bySlug = { parameter: (found: Item) => found.slug };

/** Every REST call about these subjects: `METHOD /path/`, the path as the API's description writes it. */
export const restCalls: Record<string, RestCall> = {
  'GET /projects/': { bad: page, answer: expect.objectContaining(one) },
  'GET /projects/{id}/': { about: 'project', ...bySlug, bad: missing, answer: made },
  'POST /projects/reorder_featured/': {
    body: () => ({ projects_order: [] }),
    bad: { body: { projects_order: [999_999] }, fields: ['projects_order'] },
    answer: { results: [] },
  },
  'GET /projects/tags/': { bad: page, answer: expect.objectContaining(one) },
  'POST /projects/': {
    body: ({ image }) => form({ ...projectTexts(), images: image }),
    bad: { body: form({ title: ' ' }), fields: ['title', ...projectRequired, 'images'] },
    status: 201,
    answer: made,
  },
  ...item('/projects/', 'project', projectTexts, projectRequired),
  ...history('/projects/', 'project'),

  'GET /mobile-demos/': { bad: page, answer: expect.objectContaining(one) },
  'GET /mobile-demos/{id}/': { about: 'demo', ...bySlug, bad: missing, answer: made },
  'GET /mobile-demos/os/': { bad: page, answer: expect.objectContaining(one) },
  'POST /mobile-demos/': {
    body: ({ apk, image }) => form({ ...demoTexts(), apk_file: apk, screenshots: image }),
    bad: { body: form({ title: ' ' }), fields: ['title', ...demoRequired, 'apk_file', 'screenshots'] },
    status: 201,
    answer: made,
  },
  ...item('/mobile-demos/', 'demo', demoTexts, demoRequired),

  'GET /pages/': { bad: page, answer: expect.objectContaining(one) },
  'GET /pages/{id}/': { about: 'page', bad: missing, answer: whole },
  'GET /pages/by-slug/{slug}/': { about: 'page', ...bySlug, bad: { parameter: 'nothing' }, answer: whole },
  'POST /pages/': {
    body: () => ({ title: 'New', slug: unique() }),
    bad: { body: { title: 'New', slug: 'no spaces' }, fields: ['slug'] },
    status: 201,
    answer: made,
  },
  ...item('/pages/', 'page', () => ({ title: 'Whole', slug: unique() }), ['slug']),
  ...history('/pages/', 'page'),
  'POST /pages/{id}/add_section/': sectionCall({
    body: ({ image }) => form({ section_type: 'hero', title: 'New', image }),
    bad: { body: { title: 'Without a type', button_url: 'javascript:x' }, fields: ['section_type', 'button_url'] },
    status: 201,
  }),
  'POST /pages/{id}/update_section/': sectionCall({
    body: (_, { sections: [first] }) => ({ section_id: first, title: 'Changed' }),
    bad: { body: { section_id: 999_999, title: 'x' }, fields: ['section_id'] },
  }),
  'POST /pages/{id}/remove_section/': sectionCall({
    body: (_, { sections: [first] }) => ({ section_id: first }),
    bad: { body: { section_id: 999_999 }, fields: ['section_id'] },
  }),
  'POST /pages/{id}/reorder_sections/': sectionCall({
    body: (_, { sections }) => ({ sections_order: sections.toReversed() }),
    bad: { body: { sections_order: [999_999] }, fields: ['sections_order'] },
  }),

  'PATCH /site/owner/': {
    body: ({ image }) => form({ name: 'Ada', links: '[{"label":"Code","url":"https://code.example"}]', image }),
    bad: {
      body: { availability: 'perhaps', links: [{ label: 'Run', url: 'javascript:x' }] },
      fields: ['availability', 'links'],
    },
    answer: expect.objectContaining({ name: 'Ada', image: expect.any(String) }),
  },

  'PATCH /site/owner/translations/{language}/': {
    body: () => ({ texts: [] }),
    bad: { body: { texts: [{ name: 'colour', text: 'azul' }] }, fields: ['texts'] },
    answer: expect.objectContaining({ language: 'es' }),
  },

  'POST /contact/submit/': {
    body: () => ({ name: 'Ada', email: 'ada@example.com', subject: 's', message: 'A question.' }),
    bad: { body: { name: 'Ada', email: 'ada', subject: 's', message: 'short' }, fields: ['email', 'message'] },
    status: 201,
    answer: { detail: expect.any(String) },
  },
  'GET /contact/messages/': {
    about: 'message',
    bad: page,
    answer: expect.objectContaining({ ...one, unread_count: expect.any(Number) }),
  },
  'GET /contact/messages/{id}/': {
    about: 'message',
    bad: missing,
    answer: expect.objectContaining({ is_read: false }),
  },
  'PATCH /contact/messages/{id}/': {
    about: 'message',
    body: () => ({ is_read: true }),
    bad: { body: { is_read: false }, fields: ['is_read'] },
    answer: expect.objectContaining({ is_read: true }),
  },
  'DELETE /contact/messages/{id}/': { about: 'message', bad: missing, status: 204 },

  'GET /blog/patron/': { bad: page, answer: expect.objectContaining(one) },
  'GET /blog/patron/{id}/': { about: 'post', ...bySlug, bad: missing, answer: made },
  'GET /blog/posts/': { about: 'post', bad: page, answer: expect.objectContaining(one) },
  'GET /blog/posts/{id}/': { about: 'post', bad: missing, answer: made },
  'POST /blog/posts/': {
    body: () => ({ title: unique(), content: 'Words.' }),
    bad: { body: { title: ' ' }, fields: ['title', 'content'] },
    status: 201,
    answer: made,
  },
  ...history('/blog/posts/', 'post'),
  ...item('/blog/posts/', 'post', () => ({ title: 'Whole', content: 'Words.' }), ['content']),
};
