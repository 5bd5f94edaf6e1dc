import {
  beganFrom,
  page,
  pageDetail,
  pageEdit,
  pageInput,
  pagePatch,
  pageUpdate,
  readIn,
  section,
  sectionCard,
  sectionInput,
  sectionPatch,
  sectionReference,
  sectionsOrder,
} from '@portfolio/contracts/content';
import { key } from '@portfolio/contracts/rest';
import { batched, inputType, objectType, upload } from '@portfolio/service-kit/graphql';
import type { ItemCall } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { forEverybody, forStaff } from '../call.ts';
import type { ContentContext } from '../context.ts';
import { formCall } from '../media/form-call.ts';
import { byRevision, byRevisionInBody, deleteItem } from '../items/revisions.ts';
import { createPage, updatePage } from './page.admin.ts';
import { getPage, getPageBySlug, getPages, listPages, pageList } from './pages.ts';
import {
  sectionFileFields,
  sectionFilesOf,
  addSection,
  removeSection,
  reorderSections,
  updateSection,
} from './sections.ts';

const details = batched(getPages);

objectType('SectionCard', sectionCard, { omit: ['image'], names: { image_set: 'image' } });
objectType('Section', section, { omit: ['image'], names: { image_set: 'image' } });
objectType('Page', pageDetail, { key: 'id', details: { of: page, load: details } });
inputType('PageFields', pageInput, {
  optional: ['title', 'slug'],
  description: 'What is absent keeps its value; a new page needs title and slug.',
});
inputType('PagePatch', pageEdit);
const sectionFields = sectionPatch
  .extend(beganFrom)
  .omit({ section_id: true })
  .extend({ position: sectionInput.shape.position });
inputType('SectionFields', sectionFields, {
  description: 'What is absent keeps its value; a new section needs its type.',
});
const sectionFiles = z.object({ image: upload.optional(), card_images: z.array(upload).optional() });
inputType('SectionFiles', sectionFiles);

const item = ({ context, id }: ItemCall<ContentContext>) => getPage(context, id());
/** The revision is said beside what the change names. */
const versions = { ...byRevision, argument: { name: 'revision', schema: beganFrom.revision } };
const none = 'Null when there is none that the caller may see.';
const sent = { input: sectionFields, files: sectionFiles.optional() };

export const pageCalls = [
  forEverybody({
    rest: 'GET /pages',
    summary: 'List pages',
    graphql: 'query pages',
    query: z.object(readIn),
    list: pageList,
    answer: page,
    handle: ({ context, list, query }) => listPages(context, list, query.language),
  }),
  forStaff({
    rest: 'POST /pages',
    summary: 'Create a page',
    graphql: 'mutation createPage',
    versions: byRevisionInBody,
    body: pageInput,
    input: 'PageFields',
    answer: pageDetail,
    status: 201,
    handle: ({ context, body }) => createPage(context, body),
  }),
  forEverybody({
    rest: 'GET /pages/by-slug/:slug',
    summary: 'Read a page by its slug',
    graphql: 'query pageBySlug',
    description: none,
    query: z.object(readIn),
    orNull: true,
    versions: byRevision,
    answer: pageDetail,
    handle: ({ context, parameter, query }) => getPageBySlug(context, parameter('slug'), query.language),
  }),
  forEverybody({
    rest: 'GET /pages/:id',
    summary: 'Read a page',
    graphql: 'query page',
    description: none,
    orNull: true,
    versions: byRevision,
    answer: pageDetail,
    handle: ({ context, id }) => getPage(context, id()),
  }),
  ...(
    [
      ['PUT /pages/:id', 'Replace a page', pageUpdate],
      ['PATCH /pages/:id', 'Change a page', pagePatch],
    ] as const
  ).map(([rest, summary, body]) =>
    forStaff({
      rest,
      summary,
      item,
      versions: byRevision,
      body,
      answer: pageDetail,
      handle: ({ context, id, body: input, expected }) => updatePage(context, id(), { ...input, revision: expected }),
    }),
  ),
  forStaff({
    graphql: 'mutation updatePage',
    item,
    arguments: { id: key },
    body: pageEdit,
    input: 'PagePatch',
    answer: pageDetail,
    handle: ({ context, id, body }) => updatePage(context, id(), body),
  }),
  forStaff({
    rest: 'DELETE /pages/:id',
    summary: 'Delete a page',
    graphql: 'mutation deletePage',
    versions: byRevision,
    handle: ({ context, id, expected }) => deleteItem(context, 'page', id(), expected),
  }),
  formCall({
    rest: 'POST /pages/:id/add_section',
    summary: 'Add a section to a page',
    graphql: 'mutation addSection',
    arguments: { pageId: key, ...sent },
    item,
    body: sectionInput,
    edit: sectionInput.extend(beganFrom),
    files: sectionFileFields,
    answer: pageDetail,
    status: 201,
    handle: ({ context, id }, input, files) => addSection(context, id(), input, sectionFilesOf(files)),
  }),
  formCall({
    rest: 'POST /pages/:id/update_section',
    summary: 'Change a section of a page',
    graphql: 'mutation updateSection',
    arguments: { pageId: key, sectionId: key, ...sent },
    item,
    body: sectionPatch,
    edit: sectionPatch.extend(beganFrom),
    files: sectionFileFields,
    answer: pageDetail,
    handle: ({ context, id }, input, files) => updateSection(context, id(), input, sectionFilesOf(files)),
  }),
  forStaff({
    rest: 'POST /pages/:id/remove_section',
    summary: 'Remove a section from a page',
    graphql: 'mutation removeSection',
    arguments: { pageId: key },
    item,
    versions,
    body: sectionReference,
    answer: pageDetail,
    handle: ({ context, id, body, expected }) => removeSection(context, id(), body.section_id, expected),
  }),
  forStaff({
    rest: 'POST /pages/:id/reorder_sections',
    summary: 'Put the sections of a page in another order',
    graphql: 'mutation reorderSections',
    arguments: { pageId: key },
    item,
    versions,
    body: sectionsOrder,
    answer: pageDetail,
    handle: ({ context, id, body, expected }) => reorderSections(context, id(), body.sections_order, expected),
  }),
];

/** Federation: loads a page that another service refers to, when the caller may see it. */
export const pageReference = ({ id }: { id: string }, context: ContentContext) => details(context, Number(id));
