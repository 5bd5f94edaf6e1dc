import {
  mediaLimits,
  mobileDemoInput,
  mobileDemoListFilter,
  mobileDemoOrdering,
  mobileDemoPatch,
  mobileDemoUpdate,
} from '@portfolio/contracts/content';
import { created, noContent, resource, type ListOptions, type RestRequest } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import type { FileFields } from '../media/file-fields.ts';
import { checkFiles, parseUpload, withForm, type Upload } from '../media/uploads.ts';
import { expectedRevision, withRevision } from '../revisions.ts';
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
export async function createFromUpload(context: ContentContext, upload: Upload) {
  const input = parseUpload(mobileDemoInput, upload, requiredDemoFiles);
  const { apk, ...files } = await checkDemoFiles(upload);
  return createMobileDemo(context, input, { ...files, apk: apk! });
}

type Call = RestRequest<ContentContext>;

const create = (call: Call) =>
  withForm(call, mobileDemoFileFields, async (upload) =>
    created(withRevision(call.response, await createFromUpload(call.context, upload))),
  );

const update = (schema: typeof mobileDemoUpdate | typeof mobileDemoPatch) => (call: Call) =>
  withForm(call, mobileDemoFileFields, async (upload) => {
    const input = parseUpload(schema, upload);
    const revision = expectedRevision(call.request, input.revision);
    const files = await checkDemoFiles(upload);
    const demo = await updateMobileDemo(call.context, call.id('key'), { ...input, revision }, files);
    return withRevision(call.response, demo);
  });

export const mobileDemoResources = [
  resource<ContentContext>('/mobile-demos', {
    get: async ({ context, list, page, query }) => {
      const parameters = list(mobileDemoList);
      return page(parameters, await listMobileDemos(context, parameters, query(mobileDemoListFilter)));
    },
    post: create,
  }),
  resource<ContentContext>('/mobile-demos/os', {
    get: async ({ context, list, page }) => {
      const parameters = list(operatingSystemList);
      return page(parameters, await listOperatingSystems(context, parameters));
    },
  }),
  resource<ContentContext>('/mobile-demos/:key', {
    get: async ({ context, response, parameter }) =>
      withRevision(response, await getMobileDemo(context, parameter('key'))),
    put: update(mobileDemoUpdate),
    patch: update(mobileDemoPatch),
    delete: async ({ context, request, id }) => {
      await deleteMobileDemo(context, id('key'), expectedRevision(request));
      return noContent();
    },
  }),
];
