import {
  qualification,
  qualificationInput,
  qualificationListFilter,
  qualificationPatch,
} from '@portfolio/contracts/scheduling';
import { etagged, ifMatch } from '@portfolio/service-kit/precondition';
import { resource } from '@portfolio/service-kit/rest';
import { administrators as access } from '../access.ts';
import { route } from '../route.ts';
import {
  createQualification,
  deleteQualification,
  listQualifications,
  qualificationList,
  renameQualification,
  getQualification,
} from './qualifications.ts';

/** scheduling.md §7, `GET /planner/qualifications/`; without POST and DELETE a company could have none. */
export const qualificationResources = [
  resource('/planner/qualifications', {
    get: route({
      summary: 'List qualifications',
      access,
      query: qualificationListFilter,
      list: qualificationList,
      answer: qualification,
      handle: ({ context, query, list }) => listQualifications(context, query, list),
    }),
    post: route({
      summary: 'Create a qualification',
      access,
      body: qualificationInput,
      answer: qualification,
      status: 201,
      handle: ({ context, body }) => createQualification(context, body),
    }),
  }),
  resource(
    '/planner/qualifications/:id',
    {
      patch: route({
        summary: 'Rename a qualification',
        access,
        body: qualificationPatch,
        answer: qualification,
        handle: async ({ context, id, body, request, response }) =>
          etagged(response, await renameQualification(context, id(), body, ifMatch(request))),
      }),
      delete: route({
        summary: 'Delete a qualification that no employee holds',
        access,
        handle: ({ context, id }) => deleteQualification(context, id()),
      }),
    },
    ({ context, id }) => getQualification(context, id()),
  ),
];
