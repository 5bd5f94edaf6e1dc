import { company, companyPatch, planningRulesPatch } from '@portfolio/contracts/scheduling';
import { signedIn } from '@portfolio/service-kit/access';
import { inputType } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { companyKeepers } from '../access.ts';
import { call, noun } from '../call.ts';
import { lacksSecondFactor } from './administration.ts';
import { companyList, getCompany, listCompanies, updateCompany } from './companies.ts';

inputType('PlanningRulesChanges', planningRulesPatch);

/** scheduling.md §7, `GET /planner/companies/`, and what a company's administrators may set. */
export const companyCalls = [
  ...noun({
    name: 'company',
    plural: 'companies',
    path: '/planner/companies',
    answer: company,
    find: getCompany,
    list: {
      summary: 'List the companies that one administers',
      description: 'The companies that the caller administers; all for a superuser.',
      options: companyList,
      run: (context, _filter, list) => listCompanies(context, list),
    },
    read: { description: 'Null when there is none that the caller administers.' },
    change: {
      summary:
        'Change the time zone or the rules of a company; what second factors it asks for, with a password of the last minutes',
      access: companyKeepers,
      input: companyPatch,
      run: updateCompany,
    },
  }),
  call({
    graphql: 'query secondFactorMissing',
    description: 'Whether a company keeps out its administrator who asks, until they sign in in two steps.',
    access: signedIn,
    answer: z.boolean(),
    handle: ({ context }) => lacksSecondFactor(context),
  }),
];
