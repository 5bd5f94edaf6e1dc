import { z } from 'zod';
import { refusal } from '../errors/index.ts';
import { email, id, money, text } from '../rest/index.ts';
import { blankable, companyFilter, filter, place } from './fields.ts';

export const employeeStatuses = ['active', 'inactive', 'pending'] as const;

export const qualification = z.object({ id: z.int(), name: z.string(), company: z.int() });

/** `company` is the working company unless given. */
export const qualificationInput = z.object({ company: id.optional(), name: text(100) });

export const qualificationListFilter = z.object({ company: companyFilter });

/** Columns that `ordering` of the qualification list may name. */
export const qualificationOrdering = ['name'] as const;

/** What employees see of themselves, `GET /planner/employees/me/`: all but the administrators' notes. */
export const employeeProfile = z.object({
  id: z.int(),
  company: z.int(),
  company_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** First and last name. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The same as `phone`; the specification knows both names. */
  phone_number: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  emergency_contact_name: z.string(),
  emergency_contact_phone: z.string(),
  id_number: z.string(),
  tax_number: z.string(),
  bank_account: z.string(),
  /** Dollars an hour, two places. */
  hourly_rate: z.string(),
  status: z.enum(employeeStatuses),
  qualifications: z.array(qualification.pick({ id: true, name: true })),
  /** `YYYY-MM-DD`. */
  start_date: z.iso.date(),
});

/** An employee as administrators see them (scheduling.md §3). */
export const employee = employeeProfile.extend({
  notes: z.string(),
  /** Whether they have registered; there is nobody to invite then. */
  has_account: z.boolean(),
  /** Until when the pending invitation is good; null when there is none. */
  invitation_expires_at: z.iso.datetime().nullable(),
  /** Null: only a hash of the token is kept, so the link is shown once, in the answer that makes it. */
  invite_url: z.null(),
});

/** Columns that `ordering` of the employee list may name. */
export const employeeOrdering = [
  'name',
  'first_name',
  'last_name',
  'email',
  'hourly_rate',
  'status',
  'start_date',
  'created_at',
] as const;

/** `qualification` keeps employees who hold it. */
export const employeeListFilter = z.object({
  company: companyFilter,
  status: filter(z.enum(employeeStatuses)),
  qualification: filter(id),
});

/** More than nothing (scheduling.md §5, Employee form). */
const hourlyRate = money().refine((rate) => Number(rate) > 0, refusal('min_value', { min: '0.01' }));

/**
 * scheduling.md §5, Employee form; what an update leaves out stays as it was. The form calls the telephone number
 * `phone_number`, the invite form and the portal `phone`. `qualifications` are ids of the employee's company.
 */
export const employeeUpdate = z.object({
  first_name: text(100),
  last_name: text(100),
  email,
  phone: blankable(50),
  phone_number: blankable(50),
  ...place,
  emergency_contact_name: blankable(200),
  emergency_contact_phone: blankable(50),
  id_number: blankable(100),
  tax_number: blankable(100),
  bank_account: blankable(100),
  notes: blankable(10_000),
  hourly_rate: hourlyRate,
  status: z.enum(employeeStatuses).optional(),
  qualifications: z.array(id).max(100).optional(),
  start_date: z.iso.date().optional(),
});

/** `company` is the working company unless given; an employee stays with it. */
export const employeeInput = employeeUpdate.extend({ company: id.optional() });

export const employeePatch = employeeUpdate.partial();

/** Both names that the specification has for the link; it is shown this once. */
export const invitation = z.object({
  invite_url: z.url(),
  registration_url: z.url(),
  expires_at: z.iso.datetime(),
});

export type EmployeeStatus = (typeof employeeStatuses)[number];
export type EmployeeProfile = z.infer<typeof employeeProfile>;
export type Employee = z.infer<typeof employee>;
export type EmployeeListFilter = z.infer<typeof employeeListFilter>;
export type EmployeeInput = z.infer<typeof employeeInput>;
export type EmployeePatch = z.infer<typeof employeePatch>;
export type Invitation = z.infer<typeof invitation>;
export type Qualification = z.infer<typeof qualification>;
export type QualificationInput = z.infer<typeof qualificationInput>;
export type QualificationListFilter = z.infer<typeof qualificationListFilter>;
