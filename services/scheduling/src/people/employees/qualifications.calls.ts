import {
  qualification,
  qualificationInput,
  qualificationListFilter,
  qualificationPatch,
} from '@portfolio/contracts/scheduling';
import { key } from '@portfolio/contracts/rest';
import { namedEtags } from '@portfolio/service-kit/calls';
import { objectType } from '@portfolio/service-kit/graphql';
import { forAdministrators, noun } from '../../call.ts';
import {
  createQualification,
  deleteQualification,
  getQualification,
  listQualifications,
  qualificationList,
  renameQualification,
} from './qualifications.ts';

objectType('CompanyQualification', qualification);

/** scheduling.md §7, `GET /planner/qualifications/`; without POST and DELETE a company could have none. */
export const qualificationCalls = [
  ...noun({
    name: 'qualification',
    path: '/planner/qualifications',
    answer: qualification,
    find: getQualification,
    list: {
      filter: qualificationListFilter,
      options: qualificationList,
      page: 'QualificationPage',
      run: listQualifications,
    },
    remove: {
      summary: 'Delete a qualification that no employee holds',
      description: 'CONFLICT while employees hold it.',
      run: deleteQualification,
    },
  }),
  forAdministrators({
    rest: 'POST /planner/qualifications',
    summary: 'Create a qualification',
    graphql: 'mutation createQualification',
    body: qualificationInput,
    answer: qualification,
    status: 201,
    handle: ({ context, body }) => createQualification(context, body),
  }),
  forAdministrators({
    graphql: 'query qualification',
    arguments: { id: key },
    orNull: true,
    answer: qualification,
    handle: ({ context, id }) => getQualification(context, id()),
  }),
  forAdministrators({
    rest: 'PATCH /planner/qualifications/:id',
    summary: 'Rename a qualification',
    graphql: 'mutation renameQualification',
    item: ({ context, id }) => getQualification(context, id()),
    versions: namedEtags,
    body: qualificationPatch,
    answer: qualification,
    handle: ({ context, id, body, expected }) => renameQualification(context, id(), body, expected),
  }),
];
