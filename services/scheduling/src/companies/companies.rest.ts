import { resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { companyList, listCompanies } from './companies.ts';

/** scheduling.md §7, `GET /planner/companies/`. */
export const companyResources = [
  resource<SchedulingContext>('/planner/companies', {
    get: async ({ context, list, page }) => {
      const parameters = list(companyList);
      return page(parameters, await listCompanies(context, parameters));
    },
  }),
];
