import {
  shiftBatch,
  weekTemplate,
  weekTemplateInput,
  weekTemplateListFilter,
  weekTemplatePatch,
  weekTemplateUse,
} from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import { administrators as access } from '../access.ts';
import { route } from '../route.ts';
import {
  createWeekTemplate,
  deleteWeekTemplate,
  getWeekTemplate,
  listWeekTemplates,
  renameWeekTemplate,
  useWeekTemplate,
  weekTemplateList,
} from './week-templates.ts';

/** Weeks of shifts that are kept under a name. */
export const weekTemplateResources = [
  resource('/planner/week-templates', {
    get: route({
      summary: 'List week templates',
      access,
      query: weekTemplateListFilter,
      list: weekTemplateList,
      answer: weekTemplate,
      handle: ({ context, query, list }) => listWeekTemplates(context, query, list),
    }),
    post: route({
      summary: 'Keep the shifts of a week as a template',
      access,
      body: weekTemplateInput,
      answer: weekTemplate,
      status: 201,
      handle: ({ context, body }) => createWeekTemplate(context, body),
    }),
  }),
  resource(
    '/planner/week-templates/:id',
    {
      get: route({
        summary: 'Read a week template',
        access,
        answer: weekTemplate,
        handle: ({ context, id }) => getWeekTemplate(context, id()),
      }),
      patch: route({
        summary: 'Rename a week template',
        access,
        body: weekTemplatePatch,
        answer: weekTemplate,
        handle: ({ context, id, body }) => renameWeekTemplate(context, id(), body),
      }),
      delete: route({
        summary: 'Delete a week template',
        access,
        handle: ({ context, id }) => deleteWeekTemplate(context, id()),
      }),
    },
    ({ context, id }) => getWeekTemplate(context, id()),
  ),
  resource(
    '/planner/week-templates/:id/use',
    {
      post: route({
        summary: 'Plan the shifts of a template in a week',
        access,
        body: weekTemplateUse,
        answer: shiftBatch,
        handle: ({ context, id, body }) => useWeekTemplate(context, id(), body),
      }),
    },
    ({ context, id }) => getWeekTemplate(context, id()),
  ),
];
