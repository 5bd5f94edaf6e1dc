import {
  mobileDemo,
  mobileDemoDetail,
  mobileDemoListFilter,
  mobileDemoPatch,
  mobileDemoUpdate,
  newMobileDemo,
  operatingSystem,
} from '@portfolio/contracts/content';
import { open, staff } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { formRoute } from '../media/form-route.ts';
import { expectedRevision, withRevision } from '../revisions.ts';
import { route } from '../route.ts';
import { deleteMobileDemo, updateMobileDemo } from './mobile-demo.admin.ts';
import { createFromUpload, demoFilesOf, mobileDemoFileFields, requiredDemoFiles } from './mobile-demo.files.ts';
import {
  getMobileDemo,
  listMobileDemos,
  listOperatingSystems,
  mobileDemoList,
  operatingSystemList,
} from './mobile-demos.ts';

const update = (summary: string, body: typeof mobileDemoUpdate | typeof mobileDemoPatch) =>
  formRoute({
    summary,
    body,
    files: mobileDemoFileFields,
    answer: mobileDemoDetail,
    async handle({ context, request, response, id }, input, uploaded) {
      const revision = expectedRevision(request);
      const files = demoFilesOf(uploaded);
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
      body: newMobileDemo,
      files: mobileDemoFileFields,
      requiredFiles: requiredDemoFiles,
      answer: mobileDemoDetail,
      status: 201,
      handle: async ({ context, response }, input, files) =>
        withRevision(response, await createFromUpload(context, input, files)),
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
