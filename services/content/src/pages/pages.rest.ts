import {
  page,
  pageDetail,
  pageInput,
  pagePatch,
  pageUpdate,
  sectionInput,
  sectionPatch,
  sectionReference,
  sectionsOrder,
} from '@portfolio/contracts/content';
import { open, staff } from '@portfolio/service-kit/access';
import { resource, type Route } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import { formRoute } from '../media/form-route.ts';
import { expectedRevision, withRevision } from '../revisions.ts';
import { route } from '../route.ts';
import { createPage, deletePage, updatePage } from './page.admin.ts';
import { getPage, getPageBySlug, listPages, pageList } from './pages.ts';
import { sectionFileFields, sectionFilesOf } from './section.files.ts';
import { addSection, removeSection, reorderSections, updateSection } from './sections.ts';

const update = (summary: string, body: typeof pageUpdate | typeof pagePatch) =>
  route({
    summary,
    access: staff,
    body,
    answer: pageDetail,
    async handle({ context, request, response, id, body: input }) {
      const revision = expectedRevision(request);
      return withRevision(response, await updatePage(context, id(), { ...input, revision }));
    },
  });

/** A call below `/pages/{id}/` that changes sections and answers the whole page. */
const ofSections = (path: string, post: Route<ContentContext>) =>
  resource(`/pages/:id/${path}`, { post }, ({ context, id }) => getPage(context, id()));

export const pageResources = [
  resource('/pages', {
    get: route({
      summary: 'List pages',
      access: open,
      list: pageList,
      answer: page,
      handle: ({ context, list }) => listPages(context, list),
    }),
    post: route({
      summary: 'Create a page',
      access: staff,
      body: pageInput,
      answer: pageDetail,
      status: 201,
      handle: async ({ context, response, body }) => withRevision(response, await createPage(context, body)),
    }),
  }),
  resource('/pages/by-slug/:slug', {
    get: route({
      summary: 'Read a page by its slug',
      access: open,
      answer: pageDetail,
      handle: async ({ context, response, parameter }) =>
        withRevision(response, await getPageBySlug(context, parameter('slug'))),
    }),
  }),
  resource(
    '/pages/:id',
    {
      get: route({
        summary: 'Read a page',
        access: open,
        answer: pageDetail,
        handle: async ({ context, response, id }) => withRevision(response, await getPage(context, id())),
      }),
      put: update('Replace a page', pageUpdate),
      patch: update('Change a page', pagePatch),
      delete: route({
        summary: 'Delete a page',
        access: staff,
        handle: ({ context, request, id }) => deletePage(context, id(), expectedRevision(request)),
      }),
    },
    ({ context, id }) => getPage(context, id()),
  ),
  ofSections(
    'add_section',
    formRoute({
      summary: 'Add a section to a page',
      body: sectionInput,
      files: sectionFileFields,
      answer: pageDetail,
      status: 201,
      async handle({ context, request, response, id }, input, uploaded) {
        const revision = expectedRevision(request);
        const files = sectionFilesOf(uploaded);
        return withRevision(response, await addSection(context, id(), { ...input, revision }, files));
      },
    }),
  ),
  ofSections(
    'update_section',
    formRoute({
      summary: 'Change a section of a page',
      body: sectionPatch,
      files: sectionFileFields,
      answer: pageDetail,
      async handle({ context, request, response, id }, input, uploaded) {
        const revision = expectedRevision(request);
        const files = sectionFilesOf(uploaded);
        return withRevision(response, await updateSection(context, id(), { ...input, revision }, files));
      },
    }),
  ),
  ofSections(
    'remove_section',
    route({
      summary: 'Remove a section from a page',
      access: staff,
      body: sectionReference,
      answer: pageDetail,
      async handle({ context, request, response, id, body: { section_id: section } }) {
        const expected = expectedRevision(request);
        return withRevision(response, await removeSection(context, id(), section, expected));
      },
    }),
  ),
  ofSections(
    'reorder_sections',
    route({
      summary: 'Put the sections of a page in another order',
      access: staff,
      body: sectionsOrder,
      answer: pageDetail,
      async handle({ context, request, response, id, body: { sections_order: order } }) {
        const expected = expectedRevision(request);
        return withRevision(response, await reorderSections(context, id(), order, expected));
      },
    }),
  ),
];
