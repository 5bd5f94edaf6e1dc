import { languages, type Language } from '@portfolio/contracts/auth';
import {
  companyPatch,
  offerApprovals,
  planningRulesPatch,
  rulePresets,
  type OfferApproval,
  type PlanningRules,
  type RuleSeverity,
} from '@portfolio/contracts/scheduling';
import { changesOf } from '@portfolio/remote-kit/forms';
import { rulesOf, rulesSent } from '../../planner/conflicts/rules.ts';
import type { CompanyChanges, CompanySettingsQuery } from '../../generated/graphql.ts';

export type FoundCompany = NonNullable<CompanySettingsQuery['company']>;

/** Each rule, with its limits, in the order of the screen. */
export const ruleFields = [
  { rule: 'rest', limits: [{ name: 'min_rest_hours', min: 0, max: 48, step: 0.5 }] },
  { rule: 'shift_hours', limits: [{ name: 'min_shift_hours', min: 0, max: 24, step: 0.5 }] },
  { rule: 'week_hours', limits: [{ name: 'max_week_hours', min: 1, max: 168, step: 0.5 }] },
  {
    rule: 'average_hours',
    limits: [
      { name: 'max_average_hours', min: 1, max: 168, step: 0.5 },
      { name: 'average_weeks', min: 2, max: 52, step: 1 },
    ],
  },
  { rule: 'month_hours', limits: [{ name: 'max_month_hours', min: 1, max: 744, step: 0.5 }] },
  { rule: 'year_hours', limits: [{ name: 'max_year_hours', min: 1, max: 8784, step: 0.5 }] },
  { rule: 'days_in_row', limits: [{ name: 'max_days_in_row', min: 1, max: 31, step: 1 }] },
  { rule: 'sundays', limits: [{ name: 'min_sundays_off', min: 1, max: 5, step: 1 }] },
  { rule: 'notice', limits: [{ name: 'min_notice_days', min: 0, max: 60, step: 1 }] },
  { rule: 'availability', limits: [] },
  { rule: 'qualification', limits: [] },
  { rule: 'license', limits: [] },
] as const;

type Limit = (typeof ruleFields)[number]['limits'][number]['name'];

const limits = ruleFields.flatMap((field): Limit[] => field.limits.map(({ name }) => name));

/** Something of each limit. */
const ofLimits = <Value>(value: (limit: Limit) => Value) =>
  Object.fromEntries(limits.map((limit) => [limit, value(limit)])) as Record<Limit, Value>;

/** A preset as the form holds it. */
export const presetValues = (preset: keyof typeof rulePresets): [keyof SettingsValues, string][] =>
  Object.entries(rulePresets[preset]).map(([name, value]) => [name as keyof SettingsValues, String(value)]);

/** Hours before and after a shift. */
export const attendanceFields = ['check_in_hours', 'check_out_hours'] as const;

type AttendanceField = (typeof attendanceFields)[number];

/** What the form holds, flat: limits as they are typed. */
export type SettingsValues = {
  time_zone: string;
  /** Blank for none. */
  holiday_region: string;
  language: Language;
  pay_approved_only: boolean;
  plans_in_drafts: boolean;
  offer_approval: OfferApproval;
  require_second_factor: boolean;
  /** Minutes; empty approves nothing at once. */
  approval_tolerance: string;
  /** Dollars; empty for none. */
  week_budget: string;
} & Record<AttendanceField, string> &
  Record<Exclude<keyof PlanningRules, Limit>, RuleSeverity> &
  Record<Limit, string>;

export const settingsSchema = planningRulesPatch.extend(companyPatch.omit({ planning_rules: true }).shape);

const approvals = { always: 'ALWAYS', warned: 'WARNED', never: 'NEVER' } as const;

const isLanguage = (value: string): value is Language => languages.some((language) => language === value);

export function valuesOf({ timeZone, language, planningRules, ...company }: FoundCompany): SettingsValues {
  const rules = rulesOf(planningRules);
  return {
    ...rules,
    time_zone: timeZone,
    holiday_region: company.holidayRegion ?? '',
    check_in_hours: String(company.checkInHours),
    check_out_hours: String(company.checkOutHours),
    pay_approved_only: company.payApprovedOnly,
    plans_in_drafts: company.plansInDrafts,
    offer_approval: offerApprovals.find((each) => approvals[each] === company.offerApproval) ?? 'always',
    require_second_factor: company.requireSecondFactor,
    approval_tolerance: String(company.approvalTolerance ?? ''),
    week_budget: String(company.weekBudget ?? ''),
    language: isLanguage(language) ? language : languages[0],
    ...ofLimits((limit) => String(rules[limit])),
  };
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** As the contract has it; a limit that was left empty is missing. */
export const requestOf = (values: SettingsValues) => ({
  ...values,
  holiday_region: values.holiday_region || null,
  check_in_hours: numberOf(values.check_in_hours),
  check_out_hours: numberOf(values.check_out_hours),
  approval_tolerance: numberOf(values.approval_tolerance),
  week_budget: numberOf(values.week_budget),
  ...ofLimits((limit) => numberOf(values[limit])),
});

type Request = ReturnType<typeof requestOf>;

/** The same as GraphQL has it. */
const inputOf = (request: Request) => ({
  timeZone: request.time_zone,
  holidayRegion: request.holiday_region,
  language: request.language,
  checkInHours: request.check_in_hours,
  checkOutHours: request.check_out_hours,
  payApprovedOnly: request.pay_approved_only,
  plansInDrafts: request.plans_in_drafts,
  offerApproval: approvals[request.offer_approval],
  requireSecondFactor: request.require_second_factor,
  approvalTolerance: request.approval_tolerance,
  weekBudget: request.week_budget,
  planningRules: rulesSent(request),
});

/** Only what was changed, of the rules too, and what it was. */
export function changesIn(request: Request, began: Request): { input: CompanyChanges; seen: CompanyChanges } {
  const [{ planningRules: now, ...rest }, { planningRules: before, ...restBefore }] = [
    inputOf(request),
    inputOf(began),
  ];
  const [fields, rules] = [changesOf(rest, restBefore), changesOf(now, before)];
  if (Object.keys(rules.input).length === 0) return fields;
  return {
    input: { ...fields.input, planningRules: rules.input },
    seen: { ...fields.seen, planningRules: rules.seen },
  };
}
