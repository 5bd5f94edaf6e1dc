import { companyPatch } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { companyList, getCompany, listCompanies, updateCompany } from './companies.ts';

/** scheduling.md §7, `GET /planner/companies/`, and what a company's administrators may set. */
export const companyResources = [
  resource<SchedulingContext>('/planner/companies', {
    get: async ({ context, list, page }) => {
      const parameters = list(companyList);
      return page(parameters, await listCompanies(context, parameters));
    },
  }),
  resource<SchedulingContext>('/planner/companies/:id', {
    get: ({ context, id }) => getCompany(context, id()),
    patch: ({ context, id, body }) => updateCompany(context, id(), body(companyPatch)),
  }),
];
