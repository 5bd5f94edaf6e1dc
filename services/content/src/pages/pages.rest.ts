import {
  maxCards,
  pageInput,
  pageOrdering,
  pagePatch,
  pageUpdate,
  sectionInput,
  sectionPatch,
  sectionReference,
  sectionsOrder,
  type PageDetail,
} from '@portfolio/contracts/content';
import { created, noContent, Reply, resource, type ListOptions, type RestRequest } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import type { FileFields } from '../media/file-fields.ts';
import { checkFileList, checkFiles, parseUpload, withForm, type Upload } from '../media/uploads.ts';
import { expectedRevision, withRevision } from '../revisions.ts';
import { createPage, deletePage, updatePage } from './page.admin.ts';
import { getPage, getPageBySlug, listPages } from './pages.ts';
import { addSection, removeSection, reorderSections, updateSection, type SectionFiles } from './sections.ts';

export const pageList: ListOptions = { orderings: pageOrdering, defaultOrdering: 'title', defaultPageSize: 20 };

export const sectionFileFields: FileFields = {
  image: { kind: 'image', max: 1 },
  card_images: { kind: 'image', max: maxCards },
};

/** Looks into the files of a section. @throws AppError `validation` */
export async function checkSectionFiles(upload: Upload): Promise<SectionFiles> {
  return {
    image: (await checkFiles(upload, 'image', 'image'))[0],
    cardImages: await checkFileList(upload, 'card_images', 'image'),
  };
}

type Call = RestRequest<ContentContext>;

const create = (call: Call) =>
  withForm(call, {}, async (upload) =>
    created(withRevision(call.response, await createPage(call.context, parseUpload(pageInput, upload)))),
  );

const update = (schema: typeof pageUpdate | typeof pagePatch) => (call: Call) =>
  withForm(call, {}, async (upload) => {
    const input = parseUpload(schema, upload);
    const revision = expectedRevision(call.request, input.revision);
    return withRevision(call.response, await updatePage(call.context, call.id(), { ...input, revision }));
  });

/** A call below `/pages/{id}/` that changes sections and answers the whole page. */
const sectionCall = (path: string, work: (call: Call, upload: Upload) => Promise<PageDetail>, status = 200) =>
  resource<ContentContext>(`/pages/:id/${path}`, {
    post: (call) =>
      withForm(
        call,
        sectionFileFields,
        async (upload) => new Reply(status, withRevision(call.response, await work(call, upload))),
      ),
  });

export const pageResources = [
  resource<ContentContext>('/pages', {
    get: async ({ context, list, page }) => {
      const parameters = list(pageList);
      return page(parameters, await listPages(context, parameters));
    },
    post: create,
  }),
  resource<ContentContext>('/pages/by-slug/:slug', {
    get: async ({ context, response, parameter }) =>
      withRevision(response, await getPageBySlug(context, parameter('slug'))),
  }),
  resource<ContentContext>('/pages/:id', {
    get: async ({ context, response, id }) => withRevision(response, await getPage(context, id())),
    put: update(pageUpdate),
    patch: update(pagePatch),
    delete: async ({ context, request, id }) => {
      await deletePage(context, id(), expectedRevision(request));
      return noContent();
    },
  }),
  sectionCall(
    'add_section',
    async ({ context, request, id }, upload) => {
      const input = parseUpload(sectionInput, upload);
      const revision = expectedRevision(request, input.revision);
      return addSection(context, id(), { ...input, revision }, await checkSectionFiles(upload));
    },
    201,
  ),
  sectionCall('update_section', async ({ context, request, id }, upload) => {
    const input = parseUpload(sectionPatch, upload);
    const revision = expectedRevision(request, input.revision);
    return updateSection(context, id(), { ...input, revision }, await checkSectionFiles(upload));
  }),
  sectionCall('remove_section', ({ context, request, id }, upload) => {
    const { section_id: section, revision } = parseUpload(sectionReference, upload);
    return removeSection(context, id(), section, expectedRevision(request, revision));
  }),
  sectionCall('reorder_sections', ({ context, request, id }, upload) => {
    const { sections_order: order, revision } = parseUpload(sectionsOrder, upload);
    return reorderSections(context, id(), order, expectedRevision(request, revision));
  }),
];
