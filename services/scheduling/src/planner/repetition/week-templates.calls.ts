import {
  shiftBatch,
  weekTemplate,
  weekTemplateInput,
  weekTemplateListFilter,
  weekTemplatePatch,
  weekTemplateUse,
} from '@portfolio/contracts/scheduling';
import { etags, namedEtags } from '@portfolio/service-kit/calls';
import type { ItemCall } from '@portfolio/service-kit/rest';
import { forAdministrators, noun } from '../../call.ts';
import type { SchedulingContext } from '../../context.ts';
import {
  createWeekTemplate,
  deleteWeekTemplate,
  getWeekTemplate,
  listWeekTemplates,
  renameWeekTemplate,
  useWeekTemplate,
  weekTemplateList,
} from './week-templates.ts';

const item = ({ context, id }: ItemCall<SchedulingContext>) => getWeekTemplate(context, id());

/** Weeks of shifts that are kept under a name. */
export const weekTemplateCalls = [
  ...noun({
    name: 'weekTemplate',
    path: '/planner/week-templates',
    answer: weekTemplate,
    list: { filter: weekTemplateListFilter, options: weekTemplateList, run: listWeekTemplates },
    create: { summary: 'Keep the shifts of a week as a template', input: weekTemplateInput, run: createWeekTemplate },
    remove: {
      description: 'The id of the deleted template; the shifts that were made from it stay.',
      run: deleteWeekTemplate,
    },
  }),
  forAdministrators({
    rest: 'GET /planner/week-templates/:id',
    summary: 'Read a week template',
    versions: etags,
    answer: weekTemplate,
    handle: ({ context, id }) => getWeekTemplate(context, id()),
  }),
  forAdministrators({
    rest: 'PATCH /planner/week-templates/:id',
    summary: 'Rename a week template',
    graphql: 'mutation renameWeekTemplate',
    item,
    versions: namedEtags,
    body: weekTemplatePatch,
    answer: weekTemplate,
    handle: ({ context, id, body, expected }) => renameWeekTemplate(context, id(), body, expected),
  }),
  forAdministrators({
    rest: 'POST /planner/week-templates/:id/use',
    summary: 'Plan the shifts of a template in a week',
    graphql: 'mutation useWeekTemplate',
    description: 'Plans its shifts in a week. What is there already is not made again.',
    item,
    body: weekTemplateUse,
    input: 'WeekTemplateUse',
    answer: shiftBatch,
    handle: ({ context, id, body }) => useWeekTemplate(context, id(), body),
  }),
];
