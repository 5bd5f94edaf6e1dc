import {
  ownerLink,
  ownerLinkInput,
  readIn,
  siteOwner,
  siteOwnerEdit,
  siteOwnerPatch,
} from '@portfolio/contracts/content';
import { inputType, objectType, upload } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { forEverybody } from '../call.ts';
import { byRevision } from '../items/revisions.ts';
import type { FileFields } from '../media/file-fields.ts';
import { formCall } from '../media/form-call.ts';
import { getSiteOwner, updateSiteOwner } from './site-owner.ts';

objectType('SiteOwnerLink', ownerLink);
objectType('SiteOwner', siteOwner, { omit: ['image', 'json_ld'], names: { image_set: 'image' } });
inputType('SiteOwnerLinkInput', ownerLinkInput);
inputType('SiteOwnerPatch', siteOwnerEdit);

const files: FileFields = { image: { kind: 'image', max: 1 } };

export const siteOwnerCalls = [
  forEverybody({
    rest: 'GET /site/owner',
    summary: 'Who makes the site',
    graphql: 'query siteOwner',
    query: z.object(readIn),
    versions: byRevision,
    answer: siteOwner,
    handle: ({ context, query }) => getSiteOwner(context, query.language),
  }),
  formCall({
    rest: 'PATCH /site/owner',
    summary: 'Say who makes the site',
    graphql: 'mutation updateSiteOwner',
    arguments: { input: siteOwnerEdit, image: upload.optional() },
    body: siteOwnerPatch,
    edit: siteOwnerEdit,
    files,
    answer: siteOwner,
    handle: ({ context }, input, sent) => updateSiteOwner(context, input, sent('image')[0]),
  }),
];
