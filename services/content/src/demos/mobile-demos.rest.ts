import {
  mediaLimits,
  mobileDemo,
  mobileDemoDetail,
  mobileDemoInput,
  mobileDemoListFilter,
  mobileDemoOrdering,
  mobileDemoPatch,
  mobileDemoUpdate,
  operatingSystem,
  type MobileDemoInput,
} from '@portfolio/contracts/content';
import { open, staff } from '@portfolio/service-kit/access';
import { resource, type ListOptions } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import type { FileFields } from '../media/file-fields.ts';
import { formRoute } from '../media/form-route.ts';
import { checkFiles, type Upload } from '../media/uploads.ts';
import { expectedRevision, withRevision } from '../revisions.ts';
import { route } from '../route.ts';
import { createMobileDemo, deleteMobileDemo, updateMobileDemo, type MobileDemoFiles } from './mobile-demo.admin.ts';
import { getMobileDemo, listMobileDemos, listOperatingSystems } from './mobile-demos.ts';

/** Twelve fill rows of one, two and three cards (core-site.md §9, Grid columns). */
export const mobileDemoList: ListOptions = {
  orderings: mobileDemoOrdering,
  defaultOrdering: '-created_at',
  defaultPageSize: 12,
};

/** Filter chips need them all at once. */
export const operatingSystemList: ListOptions = { orderings: [], defaultOrdering: 'name', defaultPageSize: 100 };

export const mobileDemoFileFields: FileFields = {
  apk_file: { kind: 'apk', max: 1 },
  ipa_file: { kind: 'ipa', max: 1 },
  image: { kind: 'image', max: 1 },
  screenshots: { kind: 'image', max: mediaLimits.images },
};

/** core-site.md §5, Admin mobile demo form: what must be there on create. */
export const requiredDemoFiles = ['apk_file', 'screenshots'] as const;

/** Looks into all files of a demo. @throws AppError `validation` */
export async function checkDemoFiles(upload: Upload): Promise<MobileDemoFiles> {
  return {
    apk: (await checkFiles(upload, 'apk_file', 'apk'))[0],
    ipa: (await checkFiles(upload, 'ipa_file', 'ipa'))[0],
    image: (await checkFiles(upload, 'image', 'image'))[0],
    screenshots: await checkFiles(upload, 'screenshots', 'image'),
  };
}

/** Creates a demo from an upload; REST and GraphQL read it differently and do the same with it. */
export async function createFromUpload(context: ContentContext, input: MobileDemoInput, upload: Upload) {
  const { apk, ...files } = await checkDemoFiles(upload);
  return createMobileDemo(context, input, { ...files, apk: apk! });
}

const update = (summary: string, body: typeof mobileDemoUpdate | typeof mobileDemoPatch) =>
  formRoute({
    summary,
    body,
    files: mobileDemoFileFields,
    answer: mobileDemoDetail,
    async handle({ context, request, response, id }, input, upload) {
      const revision = expectedRevision(request, input.revision);
      const files = await checkDemoFiles(upload);
      return withRevision(response, await updateMobileDemo(context, id(), { ...input, revision }, files));
    },
  });

export const mobileDemoResources = [
  resource('/mobile-demos', {
    get: route({
      summary: 'List mobile demos',
      access: open,
      query: mobileDemoListFilter,
      list: mobileDemoList,
      answer: mobileDemo,
      handle: ({ context, list, query }) => listMobileDemos(context, list, query),
    }),
    post: formRoute({
      summary: 'Create a mobile demo',
      body: mobileDemoInput,
      files: mobileDemoFileFields,
      requiredFiles: requiredDemoFiles,
      answer: mobileDemoDetail,
      status: 201,
      handle: async ({ context, response }, input, upload) =>
        withRevision(response, await createFromUpload(context, input, upload)),
    }),
  }),
  resource('/mobile-demos/os', {
    get: route({
      summary: 'List operating systems',
      access: open,
      list: operatingSystemList,
      answer: operatingSystem,
      handle: ({ context, list }) => listOperatingSystems(context, list),
    }),
  }),
  resource(
    '/mobile-demos/:id',
    {
      get: route({
        summary: 'Read a mobile demo',
        access: open,
        answer: mobileDemoDetail,
        handle: async ({ context, response, parameter }) =>
          withRevision(response, await getMobileDemo(context, parameter('id'))),
      }),
      put: update('Replace a mobile demo', mobileDemoUpdate),
      patch: update('Change a mobile demo', mobileDemoPatch),
      delete: route({
        summary: 'Delete a mobile demo',
        access: staff,
        handle: ({ context, request, id }) => deleteMobileDemo(context, id(), expectedRevision(request)),
      }),
    },
    ({ context, id }) => getMobileDemo(context, String(id())),
  ),
];
