import { qualificationInput, qualificationListFilter, qualificationPatch } from '@portfolio/contracts/scheduling';
import { created, noContent, resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import {
  createQualification,
  deleteQualification,
  listQualifications,
  qualificationList,
  renameQualification,
} from './qualifications.ts';

/** scheduling.md §7, `GET /planner/qualifications/`; without POST and DELETE a company could have none. */
export const qualificationResources = [
  resource<SchedulingContext>('/planner/qualifications', {
    get: async ({ context, query, list, page }) => {
      const parameters = list(qualificationList);
      return page(parameters, await listQualifications(context, query(qualificationListFilter), parameters));
    },
    post: async ({ context, body }) => created(await createQualification(context, body(qualificationInput))),
  }),
  resource<SchedulingContext>('/planner/qualifications/:id', {
    patch: ({ context, id, body }) => renameQualification(context, id(), body(qualificationPatch)),
    delete: async ({ context, id }) => {
      await deleteQualification(context, id());
      return noContent();
    },
  }),
];
