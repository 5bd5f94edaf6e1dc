import { languages, type Language } from '@portfolio/contracts/auth';
import {
  companyPatch,
  offerApprovals,
  planningRulesPatch,
  type OfferApproval,
  type PlanningRules,
  type RuleSeverity,
} from '@portfolio/contracts/scheduling';
import { changesOf } from '@portfolio/remote-kit/forms';
import { rulesOf } from '../../planner/conflicts/rules.ts';
import type { CompanyChanges, CompanySettingsQuery } from '../../generated/graphql.ts';

export type FoundCompany = NonNullable<CompanySettingsQuery['company']>;

/** Each rule, with the name of its limit if it has one, in the order of the screen. */
export const ruleFields = [
  { rule: 'rest', limit: 'min_rest_hours', min: 0, max: 48, step: 0.5 },
  { rule: 'week_hours', limit: 'max_week_hours', min: 1, max: 168, step: 0.5 },
  { rule: 'days_in_row', limit: 'max_days_in_row', min: 1, max: 31, step: 1 },
  { rule: 'notice', limit: 'min_notice_days', min: 0, max: 60, step: 1 },
  { rule: 'availability' },
  { rule: 'qualification' },
  { rule: 'license' },
] as const;

/** Hours before and after a shift. */
export const attendanceFields = ['check_in_hours', 'check_out_hours'] as const;

type AttendanceField = (typeof attendanceFields)[number];

type Limit = 'min_rest_hours' | 'max_week_hours' | 'max_days_in_row' | 'min_notice_days';

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
    language: isLanguage(language) ? language : languages[0],
    min_rest_hours: String(rules.min_rest_hours),
    max_week_hours: String(rules.max_week_hours),
    max_days_in_row: String(rules.max_days_in_row),
    min_notice_days: String(rules.min_notice_days),
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
  min_rest_hours: numberOf(values.min_rest_hours),
  max_week_hours: numberOf(values.max_week_hours),
  max_days_in_row: numberOf(values.max_days_in_row),
  min_notice_days: numberOf(values.min_notice_days),
});

const severities = { off: 'OFF', warning: 'WARNING', refusal: 'REFUSAL' } as const;

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
  planningRules: {
    availability: severities[request.availability],
    qualification: severities[request.qualification],
    license: severities[request.license],
    rest: severities[request.rest],
    weekHours: severities[request.week_hours],
    daysInRow: severities[request.days_in_row],
    notice: severities[request.notice],
    minRestHours: request.min_rest_hours,
    maxWeekHours: request.max_week_hours,
    maxDaysInRow: request.max_days_in_row,
    minNoticeDays: request.min_notice_days,
  },
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
