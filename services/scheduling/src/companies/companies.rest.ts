import { company, companyPatch } from '@portfolio/contracts/scheduling';
import { etagged, ifMatch } from '@portfolio/service-kit/precondition';
import { resource } from '@portfolio/service-kit/rest';
import { route } from '../route.ts';
import { administrators as access, companyKeepers } from '../access.ts';
import { companyList, getCompany, listCompanies, updateCompany } from './companies.ts';

/** scheduling.md §7, `GET /planner/companies/`, and what a company's administrators may set. */
export const companyResources = [
  resource('/planner/companies', {
    get: route({
      summary: 'List the companies that one administers',
      access,
      list: companyList,
      answer: company,
      handle: ({ context, list }) => listCompanies(context, list),
    }),
  }),
  resource(
    '/planner/companies/:id',
    {
      get: route({
        summary: 'Read a company',
        access,
        answer: company,
        handle: async ({ context, id, response }) => etagged(response, await getCompany(context, id())),
      }),
      patch: route({
        summary:
          'Change the time zone or the rules of a company; what second factors it asks for, with a password of the last minutes',
        access: companyKeepers,
        body: companyPatch,
        answer: company,
        handle: async ({ context, id, body, request, response }) =>
          etagged(response, await updateCompany(context, id(), body, ifMatch(request))),
      }),
    },
    ({ context, id }) => getCompany(context, id()),
  ),
];
