import {
  mobileDemo,
  mobileDemoDetail,
  mobileDemoEdit,
  mobileDemoListFilter,
  mobileDemoPatch,
  mobileDemoUpdate,
  newMobileDemo,
  operatingSystem,
} from '@portfolio/contracts/content';
import { key } from '@portfolio/contracts/rest';
import { batched, inputType, listOfArgs, objectType, upload } from '@portfolio/service-kit/graphql';
import type { ItemCall } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { forEverybody, forStaff, forVisitors } from '../call.ts';
import type { ContentContext } from '../context.ts';
import { formCall } from '../media/form-call.ts';
import { byRevision, deleteItem } from '../items/revisions.ts';
import { updateMobileDemo } from './mobile-demo.admin.ts';
import { createFromUpload, demoFilesOf, mobileDemoFileFields, requiredDemoFiles } from './mobile-demo.files.ts';
import {
  getMobileDemo,
  getMobileDemos,
  listMobileDemos,
  listOperatingSystems,
  mobileDemoList,
  operatingSystemList,
} from './mobile-demos.ts';
import { notFound } from '@portfolio/service-kit/errors';
import QRCode from 'qrcode';
import { fileHeaders } from '../media/files.ts';

/**
 * `/media/qr/mobile-demos/{slug}.svg`: a QR code that leads to the demo's public page. It is made of the address alone,
 * so it tells nothing about whether such a demo exists.
 */
export const qrCodeCalls = [
  forVisitors({
    rest: 'GET /media/qr/mobile-demos/:file',
    summary: 'The QR code of a mobile demo',
    answer: 'image/svg+xml',
    async handle({ context, parameter, response }) {
      const [, slug] = /^([\w-]{1,200})\.svg$/.exec(parameter('file')) ?? [];
      if (!slug) throw notFound();
      const target = `${context.publicOrigin}/mobile-demos/${slug}`;
      const svg = await QRCode.toString(target, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' });
      response
        .set({
          'Cache-Control': 'public, max-age=86400',
          ...fileHeaders,
        })
        .type('image/svg+xml')
        .send(svg);
    },
  }),
];

const details = batched(getMobileDemos);

objectType('MobileDemo', mobileDemoDetail, {
  key: 'id',
  omit: ['image'],
  names: { image_set: 'image' },
  details: { of: mobileDemo, load: details },
});
const newFields = mobileDemoEdit.omit({ existing_screenshots: true, remove: true, revision: true });
inputType('MobileDemoFields', newFields, {
  description: 'What is absent keeps its value; a new demo needs the first five.',
});
inputType('MobileDemoPatch', mobileDemoEdit);
const demoFiles = z.object({
  apk_file: upload.optional(),
  ipa_file: upload.optional(),
  image: upload.optional(),
  screenshots: z.array(upload).optional(),
});
inputType('MobileDemoFiles', demoFiles, { description: 'A new demo needs the APK and a screenshot.' });

const files = mobileDemoFileFields;
const item = ({ context, id }: ItemCall<ContentContext>) => getMobileDemo(context, String(id()));

export const mobileDemoCalls = [
  forEverybody({
    rest: 'GET /mobile-demos',
    summary: 'List mobile demos',
    graphql: 'query mobileDemos',
    query: mobileDemoListFilter,
    list: mobileDemoList,
    answer: mobileDemo,
    handle: ({ context, list, query }) => listMobileDemos(context, list, query),
  }),
  formCall({
    rest: 'POST /mobile-demos',
    summary: 'Create a mobile demo',
    graphql: 'mutation createMobileDemo',
    arguments: { input: newFields, files: demoFiles },
    body: newMobileDemo,
    files,
    requiredFiles: requiredDemoFiles,
    answer: mobileDemoDetail,
    status: 201,
    handle: ({ context }, input, sent) => createFromUpload(context, input, sent),
  }),
  forEverybody({
    rest: 'GET /mobile-demos/os',
    summary: 'List operating systems',
    list: operatingSystemList,
    answer: operatingSystem,
    handle: ({ context, list }) => listOperatingSystems(context, list),
  }),
  forEverybody({
    graphql: 'query operatingSystems',
    answer: z.array(operatingSystem),
    handle: async ({ context }) => (await listOperatingSystems(context, listOfArgs({}, operatingSystemList))).results,
  }),
  forEverybody({
    rest: 'GET /mobile-demos/:id',
    summary: 'Read a mobile demo',
    graphql: 'query mobileDemo',
    description: 'Null when there is none that the caller may see.',
    arguments: { idOrSlug: z.string() },
    orNull: true,
    versions: byRevision,
    answer: mobileDemoDetail,
    handle: ({ context, parameter }) => getMobileDemo(context, parameter('id')),
  }),
  formCall({
    rest: 'PUT /mobile-demos/:id',
    summary: 'Replace a mobile demo',
    item,
    body: mobileDemoUpdate,
    files,
    answer: mobileDemoDetail,
    handle: ({ context, id }, input, sent) => updateMobileDemo(context, id(), input, demoFilesOf(sent)),
  }),
  formCall({
    rest: 'PATCH /mobile-demos/:id',
    summary: 'Change a mobile demo',
    graphql: 'mutation updateMobileDemo',
    arguments: { id: key, input: mobileDemoEdit, files: demoFiles.optional() },
    item,
    body: mobileDemoPatch,
    edit: mobileDemoEdit,
    files,
    answer: mobileDemoDetail,
    handle: ({ context, id }, input, sent) => updateMobileDemo(context, id(), input, demoFilesOf(sent)),
  }),
  forStaff({
    rest: 'DELETE /mobile-demos/:id',
    summary: 'Delete a mobile demo',
    graphql: 'mutation deleteMobileDemo',
    versions: byRevision,
    handle: ({ context, id, expected }) => deleteItem(context, 'mobile_demo', id(), expected),
  }),
];

/** Federation: loads a demo that another service refers to, when the caller may see it. */
export const mobileDemoReference = ({ id }: { id: string }, context: ContentContext) => details(context, Number(id));
