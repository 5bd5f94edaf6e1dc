import { z } from 'zod';
import { languages } from '../site/languages.ts';
import { id, key, maxPageSize } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { holidayRegionCode, timeZone } from './fields.ts';
import { offerApproval } from './offers.ts';
import { planningRules, planningRulesPatch } from './planning.ts';
import { chosenPayrollColumns, payrollColumn } from './payroll.ts';

export const company = z.object({
  id: key,
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  website: z.string(),
  /** Where its days are counted, unless a client or a location says otherwise. */
  time_zone: z.string().describe('IANA name.'),
  holiday_region: z.string().nullable().describe('Whose public holidays it has: ISO 3166 such as US or US-OR.'),
  planning_rules: planningRules,
  check_in_hours: z.int().describe('How long before a shift its employee may check in.'),
  check_out_hours: z.int().describe('How long after a shift its employee may still check out.'),
  language: z.enum(languages).describe('Of what it writes to its employees.'),
  payroll_columns: z.array(payrollColumn).describe('Of its payroll export.'),
  pay_approved_only: z.boolean().describe('Only approved hours are paid.'),
  plans_in_drafts: z
    .boolean()
    .describe('New and changed shifts are seen by administrators alone until they are published.'),
  offer_approval: offerApproval,
  require_second_factor: z.boolean().describe('Its administrators sign in in two steps.'),
  approval_tolerance: z
    .int()
    .nullable()
    .describe(
      'Minutes by which check-in and check-out may differ from the plan to be approved at once; null: none are.',
    ),
  week_budget: z.int().nullable().describe('Dollars that the shifts of a week may cost; null: none is kept to.'),
});

const attendanceHours = z.int().min(0).max(scheduling.attendanceHours);

/** `PATCH /planner/companies/{id}/`. */
export const companyPatch = z
  .object({
    time_zone: timeZone.describe('IANA name.'),
    language: z.enum(languages).describe('Of what it writes to its employees.'),
    holiday_region: holidayRegionCode.nullable(),
    planning_rules: planningRulesPatch,
    check_in_hours: attendanceHours,
    check_out_hours: attendanceHours,
    payroll_columns: chosenPayrollColumns.describe('Of its payroll export.'),
    pay_approved_only: z.boolean(),
    plans_in_drafts: z.boolean(),
    offer_approval: offerApproval,
    require_second_factor: z.boolean(),
    approval_tolerance: z.int().min(0).max(scheduling.approvalTolerance).nullable(),
    week_budget: z.int().min(0).max(scheduling.weekBudget).nullable(),
  })
  .partial()
  .describe('What is left out stays as it is.');

/** Columns that `ordering` of the company list may name. */
export const companyOrdering = ['name', 'id'] as const;

export const administeredCompany = company.pick({ id: true, name: true });

export const employeeOfUser = z.object({ id: key, company_id: key });

/**
 * What scheduling knows of a user: `GET /internal/users/{id}/`, or a list of them for `GET /internal/users/?ids=1,2`.
 * The first administered company is the working one (scheduling.md §3).
 */
export const schedulingUser = z.object({
  id: key,
  administered_companies: z.array(administeredCompany),
  employee_profile: employeeOfUser.nullable(),
  employer: z.string().nullish().describe('The name of the company that employs them.'),
});

/** Query of `GET /internal/users/`: one page of users at most, comma-separated. */
export const schedulingUserIds = z.object({
  ids: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(id).min(1).max(maxPageSize),
  ),
});

export type Company = z.infer<typeof company>;
export type CompanyPatch = z.infer<typeof companyPatch>;
export type SchedulingUser = z.infer<typeof schedulingUser>;
