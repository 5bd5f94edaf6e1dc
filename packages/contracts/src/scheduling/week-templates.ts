import { z } from 'zod';
import { key, text } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { companyFilter, companyOfNew } from './fields.ts';
import { batchChoices, weekDay } from './shift-batches.ts';

/** What is said of week templates. */
export const templateSentences = {
  tooMany: `A company has at most ${scheduling.weekTemplates} week templates. Delete one first.`,
  empty: 'This week has no shifts to save.',
} as const;

export const weekTemplate = z
  .object({
    id: key,
    name: z.string(),
    company: key,
    shifts: z.int().describe('How many it makes.'),
    created_at: z.iso.datetime(),
  })
  .describe('A week of shifts by days and times of day, to be planned in any week.');

/** `POST /planner/week-templates/`. */
export const weekTemplateInput = z.object({
  company: companyOfNew,
  name: text(100),
  week: weekDay.describe('A day of the week whose shifts it keeps.'),
});

/** What a template has stays as it is. */
export const weekTemplatePatch = weekTemplateInput.pick({ name: true });

export const weekTemplateListFilter = z.object({ company: companyFilter });

/** Columns that `ordering` of the templates may name. */
export const weekTemplateOrdering = ['name', 'created_at'] as const;

/** `POST /planner/week-templates/{id}/use/`. */
export const weekTemplateUse = z.object({
  to: weekDay.describe('A day of the week in which it is planned.'),
  ...batchChoices,
});

export type WeekTemplate = z.infer<typeof weekTemplate>;
export type WeekTemplateInput = z.infer<typeof weekTemplateInput>;
export type WeekTemplatePatch = z.infer<typeof weekTemplatePatch>;
export type WeekTemplateListFilter = z.infer<typeof weekTemplateListFilter>;
export type WeekTemplateUse = z.infer<typeof weekTemplateUse>;
