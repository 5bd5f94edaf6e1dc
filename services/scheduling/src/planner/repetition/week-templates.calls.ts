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
import { administrators as access } from '../../access.ts';
import { call, noun } from '../../call.ts';
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
    access,
    answer: weekTemplate,
    list: { filter: weekTemplateListFilter, options: weekTemplateList, run: listWeekTemplates },
    create: { summary: 'Keep the shifts of a week as a template', input: weekTemplateInput, run: createWeekTemplate },
    remove: {
      description: 'The id of the deleted template; the shifts that were made from it stay.',
      run: deleteWeekTemplate,
    },
  }),
  call({
    rest: 'GET /planner/week-templates/:id',
    summary: 'Read a week template',
    access,
    versions: etags,
    answer: weekTemplate,
    handle: ({ context, id }) => getWeekTemplate(context, id()),
  }),
  call({
    rest: 'PATCH /planner/week-templates/:id',
    summary: 'Rename a week template',
    graphql: 'mutation renameWeekTemplate',
    access,
    item,
    versions: namedEtags,
    body: weekTemplatePatch,
    answer: weekTemplate,
    handle: ({ context, id, body, expected }) => renameWeekTemplate(context, id(), body, expected),
  }),
  call({
    rest: 'POST /planner/week-templates/:id/use',
    summary: 'Plan the shifts of a template in a week',
    graphql: 'mutation useWeekTemplate',
    description: 'Plans its shifts in a week. What is there already is not made again.',
    access,
    item,
    body: weekTemplateUse,
    input: 'WeekTemplateUse',
    answer: shiftBatch,
    handle: ({ context, id, body }) => useWeekTemplate(context, id(), body),
  }),
];
