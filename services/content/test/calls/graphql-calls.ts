import { camelKeys } from '@portfolio/service-kit/keys';
import { demoTexts, projectTexts, unique, type Files, type Item, type Subject } from './stage.ts';

type Access = 'open' | 'staff' | 'patron';

interface Sent {
  variables: Record<string, unknown>;
  /** Files by their place: `variables.images.0`. */
  files?: Record<string, Blob>;
}

/** A root field of the graph, with what it refuses and what it does. */
export interface GraphQLCall {
  access: Access;
  /** Made afresh for each try. */
  about?: Subject;
  operation: string;
  good: (item: Item, files: Files) => Sent;
  /** Variables that are refused, and the fields that the error names; without them they name what is not there. */
  bad?: { variables: Record<string, unknown>; fields?: string[] };
  /** What the field answers. */
  answer: unknown;
  /** What else the operation asks for, and gets. */
  besides?: Record<string, unknown>;
}

const count = { count: expect.any(Number) };
const made = { revision: 1 };
const nowhere = { id: '999999' };

const list = (field: string, access: Access): Record<string, GraphQLCall> => ({
  [field]: {
    access,
    operation: `query ($page: Int) { ${field}(page: $page) { count } }`,
    good: () => ({ variables: {} }),
    bad: { variables: { page: 0 } },
    answer: count,
  },
});

/** A query for one item; where there is none it answers null, which is no error. */
const one = (field: string, about: Subject, access: Access, by = 'id'): Record<string, GraphQLCall> => ({
  [field]: {
    access,
    about,
    operation: `query ($key: ${by === 'id' ? 'ID' : 'String'}!, $none: ${by === 'id' ? 'ID' : 'String'}!) {
      ${field}(${by}: $key) { id }
      none: ${field}(${by}: $none) { id }
    }`,
    good: ({ id, slug }) => ({ variables: { key: by === 'slug' ? slug : String(id), none: '999999' } }),
    answer: { id: expect.any(String) },
    besides: { none: null },
  },
});

const create = (
  field: string,
  declaration: string,
  given: string,
  call: Pick<GraphQLCall, 'good' | 'bad'>,
): Record<string, GraphQLCall> => ({
  [field]: {
    access: 'staff',
    operation: `mutation (${declaration}) { ${field}(${given}) { id revision } }`,
    answer: expect.objectContaining(made),
    ...call,
  },
});

const update = (field: string, about: Subject, type: string): Record<string, GraphQLCall> => ({
  [field]: {
    access: 'staff',
    about,
    operation: `mutation ($id: ID!, $input: ${type}!) { ${field}(id: $id, input: $input) { revision } }`,
    good: ({ id }) => ({ variables: { id, input: { isPublished: false } } }),
    bad: { variables: { input: { title: ' ' } }, fields: ['title'] },
    // A page was made with two sections.
    answer: { revision: about === 'page' ? 4 : 2 },
  },
});

/** What staff do with one item alone. */
const ofOne =
  (kind: 'query' | 'mutation') =>
  (about: Subject, asked: string, answer: unknown): GraphQLCall => ({
    access: 'staff',
    about,
    operation: `${kind} ($id: ID!) { ${asked} }`,
    good: ({ id }) => ({ variables: { id } }),
    bad: { variables: nowhere },
    answer,
  });
const [look, change] = [ofOne('query'), ofOne('mutation')];

/** A mutation of a page's sections; `declaration` is of what comes beside the page. */
const section = (
  field: string,
  declaration: string,
  given: string,
  call: Pick<GraphQLCall, 'good' | 'bad'>,
): Record<string, GraphQLCall> => ({
  [field]: {
    access: 'staff',
    about: 'page',
    operation: `mutation ($page: ID!, ${declaration}) { ${field}(pageId: $page, ${given}) { sections { id } } }`,
    answer: { sections: expect.any(Array) },
    ...call,
  },
});

const letter = { name: 'Ada', email: 'ada@example.com', subject: 's' };

/** Every root field about these subjects, by its name. */
export const graphqlCalls: Record<string, GraphQLCall> = {
  ...list('projects', 'open'),
  ...one('project', 'project', 'open', 'idOrSlug'),
  tags: {
    access: 'open',
    operation: '{ tags { id } }',
    good: () => ({ variables: {} }),
    answer: expect.any(Array),
  },
  ...create('createProject', '$input: ProjectFields!, $images: [Upload!]!', 'input: $input, images: $images', {
    good: (_, { image }) => ({
      variables: { input: camelKeys(projectTexts()), images: [null] },
      files: { 'variables.images.0': image },
    }),
    bad: {
      variables: { input: {}, images: [] },
      fields: ['title', 'description', 'longDescription', 'technologies', 'images'],
    },
  }),
  ...update('updateProject', 'project', 'ProjectPatch'),
  deleteProject: change('project', 'deleteProject(id: $id)', true),
  reorderFeaturedProjects: {
    access: 'staff',
    operation: 'mutation ($order: [ID!]!) { reorderFeaturedProjects(projectsOrder: $order) { id } }',
    good: () => ({ variables: { order: [] } }),
    bad: { variables: { order: ['999999'] }, fields: ['projectsOrder'] },
    answer: [],
  },

  revisions: look('project', 'revisions(kind: PROJECT, id: $id) { revision }', [{ revision: 1 }]),
  revision: {
    access: 'staff',
    about: 'page',
    operation: 'query ($id: ID!) { revision(kind: PAGE, id: $id, revision: 1) { fields { name } images { id } } }',
    good: ({ id }) => ({ variables: { id } }),
    answer: { fields: expect.arrayContaining([{ name: 'sections' }]), images: [] },
  },
  copyItem: change('page', 'copyItem(kind: PAGE, id: $id) { id title }', {
    id: expect.any(String),
    title: expect.stringMatching(/ \(2\)$/),
  }),
  translations: look(
    'page',
    'translations(kind: PAGE, id: $id) { language state }',
    ['es', 'fr'].map((language) => ({ language, state: 'MISSING' })),
  ),
  contentProgress: {
    access: 'staff',
    about: 'project',
    operation: 'query ($id: ID!) { contentProgress(kind: PROJECT, ids: [$id]) { hasDraft translations { state } } }',
    good: ({ id }) => ({ variables: { id } }),
    answer: [{ hasDraft: false, translations: [{ state: 'MISSING' }, { state: 'MISSING' }] }],
  },
  translate: {
    access: 'staff',
    about: 'project',
    operation:
      'mutation ($id: ID!, $name: String = "title") { translate(kind: PROJECT, id: $id, language: "es", input: { texts: [{ name: $name, text: "Un título" }] }) { language state } }',
    good: ({ id }) => ({ variables: { id } }),
    bad: { variables: nowhere },
    answer: { language: 'es', state: 'PARTIAL' },
  },
  contentDraft: {
    access: 'staff',
    about: 'post',
    operation: 'query ($id: ID!) { contentDraft(kind: POST, id: $id) { draftId ofId isBehind } }',
    good: ({ id }) => ({ variables: { id } }),
    answer: null,
  },
  startDraft: change('page', 'startDraft(kind: PAGE, id: $id) { ofTitle isBehind }', {
    ofTitle: expect.any(String),
    isBehind: false,
  }),
  publishDraft: change('draft', 'publishDraft(kind: POST, id: $id) { title }', { title: expect.any(String) }),
  discardDraft: change('draft', 'discardDraft(kind: POST, id: $id)', true),
  restoreRevision: change('post', 'restoreRevision(kind: POST, id: $id, revision: 1) { revision }', { revision: 1 }),

  ...list('mobileDemos', 'open'),
  ...one('mobileDemo', 'demo', 'open', 'idOrSlug'),
  operatingSystems: {
    access: 'open',
    operation: '{ operatingSystems { id } }',
    good: () => ({ variables: {} }),
    answer: expect.any(Array),
  },
  ...create('createMobileDemo', '$input: MobileDemoFields!, $files: MobileDemoFiles!', 'input: $input, files: $files', {
    good: (_, { apk, image }) => ({
      variables: { input: camelKeys(demoTexts()), files: { apkFile: null, screenshots: [null] } },
      files: { 'variables.files.apkFile': apk, 'variables.files.screenshots.0': image },
    }),
    bad: {
      variables: { input: camelKeys(demoTexts()), files: {} },
      fields: ['apkFile', 'screenshots'],
    },
  }),
  ...update('updateMobileDemo', 'demo', 'MobileDemoPatch'),
  deleteMobileDemo: change('demo', 'deleteMobileDemo(id: $id)', true),

  ...list('pages', 'open'),
  ...one('page', 'page', 'open'),
  ...one('pageBySlug', 'page', 'open', 'slug'),
  ...create('createPage', '$input: PageFields!', 'input: $input', {
    good: () => ({ variables: { input: { title: 'New', slug: unique() } } }),
    bad: { variables: { input: { title: 'New', slug: 'no spaces' } }, fields: ['slug'] },
  }),
  ...update('updatePage', 'page', 'PagePatch'),
  deletePage: change('page', 'deletePage(id: $id)', true),
  ...section('addSection', '$input: SectionFields!, $files: SectionFiles', 'input: $input, files: $files', {
    good: ({ id }, { image }) => ({
      variables: { page: id, input: { sectionType: 'hero' }, files: { image: null } },
      files: { 'variables.files.image': image },
    }),
    bad: {
      variables: { input: { buttonUrl: 'javascript:x' } },
      fields: ['sectionType', 'buttonUrl'],
    },
  }),
  ...section('updateSection', '$section: ID!, $input: SectionFields!', 'sectionId: $section, input: $input', {
    good: ({ id, sections }) => ({ variables: { page: id, section: sections[0], input: { title: 'Changed' } } }),
    bad: { variables: { section: '1', input: { imagePosition: 'above' } }, fields: ['imagePosition'] },
  }),
  ...section('removeSection', '$section: ID!', 'sectionId: $section', {
    good: ({ id, sections }) => ({ variables: { page: id, section: sections[0] } }),
    bad: { variables: { page: '999999', section: '1' } },
  }),
  ...section('reorderSections', '$order: [ID!]!', 'sectionsOrder: $order', {
    good: ({ id, sections }) => ({ variables: { page: id, order: sections.toReversed() } }),
    bad: { variables: { order: ['first'] }, fields: ['sectionsOrder'] },
  }),

  siteOwner: {
    access: 'open',
    operation: '{ siteOwner { id } }',
    good: () => ({ variables: {} }),
    answer: { id: '1' },
  },
  ownerTranslations: {
    access: 'staff',
    operation: '{ ownerTranslations { language } }',
    good: () => ({ variables: {} }),
    answer: [{ language: 'es' }, { language: 'fr' }],
  },
  translateOwner: {
    access: 'staff',
    operation:
      'mutation ($texts: [TextTranslation!] = []) { translateOwner(language: "es", input: { texts: $texts }) { language } }',
    good: () => ({ variables: {} }),
    bad: { variables: { texts: [{ name: 'colour', text: 'azul' }] }, fields: ['texts'] },
    answer: { language: 'es' },
  },
  updateSiteOwner: {
    access: 'staff',
    operation:
      'mutation ($input: SiteOwnerPatch!, $image: Upload) { updateSiteOwner(input: $input, image: $image) { name } }',
    good: (_, { image }) => ({
      variables: { input: { name: 'Ada' }, image: null },
      files: { 'variables.image': image },
    }),
    bad: { variables: { input: { aboutPageId: '999999' } }, fields: ['aboutPageId'] },
    answer: { name: 'Ada' },
  },

  submitContact: {
    access: 'open',
    operation: 'mutation ($input: ContactInput!) { submitContact(input: $input) }',
    good: () => ({ variables: { input: { ...letter, message: 'A question.' } } }),
    bad: { variables: { input: { ...letter, message: 'short' } }, fields: ['message'] },
    answer: true,
  },
  ...list('contactMessages', 'staff'),
  ...one('contactMessage', 'message', 'staff'),
  markContactMessageRead: change('message', 'markContactMessageRead(id: $id) { isRead }', { isRead: true }),
  deleteContactMessage: change('message', 'deleteContactMessage(id: $id)', true),

  ...list('patronPosts', 'patron'),
  ...one('patronPost', 'post', 'patron', 'idOrSlug'),
  ...list('blogPosts', 'staff'),
  ...one('blogPost', 'post', 'staff'),
  ...create('createBlogPost', '$input: BlogPostFields!', 'input: $input', {
    good: () => ({ variables: { input: { title: unique(), content: 'Words.' } } }),
    bad: { variables: { input: {} }, fields: ['title', 'content'] },
  }),
  ...update('updateBlogPost', 'post', 'BlogPostFields'),
  deleteBlogPost: change('post', 'deleteBlogPost(id: $id)', true),
};
