import { z } from 'zod';
import { refusal } from '../errors/index.ts';
import { decimal, email, id, isoDate, key, money, optionalText, reference, text } from '../rest/index.ts';
import { companyFilter, companyOfNew, filter, place } from './fields.ts';

export const employeeStatuses = ['active', 'inactive', 'pending'] as const;
export const employeeStatus = z.enum(employeeStatuses);

export const qualification = z.object({
  id: key,
  name: z.string(),
  company: key,
  employees: z.int().describe('How many hold it.'),
  expires: z.boolean().describe('It is proven by licenses, and only good while one of them is.'),
});

export const qualificationInput = z.object({
  company: companyOfNew,
  name: text(100),
  expires: z.boolean().optional().describe('Default: false.'),
});

/** A qualification stays with its company. */
export const qualificationPatch = qualificationInput.pick({ name: true, expires: true });

/** Of the refusal to delete a qualification: how many employees hold it. */
export const qualificationHeld = z.object({ employees: z.int() });

export const qualificationListFilter = z.object({ company: companyFilter });

/** Columns that `ordering` of the qualification list may name. */
export const qualificationOrdering = ['name'] as const;

/** A qualification that an employee holds. */
export const heldQualification = qualification.pick({ id: true, name: true });

/** `GET /planner/employees/me/`: all but the administrators' notes. */
export const employeeProfile = z
  .object({
    id: key,
    company: key,
    company_name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    name: z.string().describe('First and last name.'),
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
    hourly_rate: decimal.describe('Dollars an hour, two places.'),
    status: employeeStatus,
    qualifications: z.array(heldQualification),
    start_date: z.iso.date(),
  })
  .describe('What employees see of themselves.');

/** scheduling.md §3, Employee. */
export const employee = employeeProfile
  .extend({
    notes: z.string(),
    /** There is nobody to invite then. */
    has_account: z.boolean().describe('Whether they have registered.'),
    invitation_expires_at: z.iso
      .datetime()
      .nullable()
      .describe('Until when the pending invitation is good; null when there is none.'),
    /** Null: only a hash of the token is kept, so the link is shown once, in the answer that makes it. */
    invite_url: z.null(),
  })
  .describe('An employee as administrators see them.');

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

export const employeeListFilter = z.object({
  company: companyFilter,
  status: filter(employeeStatus),
  qualification: filter(id).describe('Employees who hold it.'),
});

/** More than nothing (scheduling.md §5, Employee form). */
const hourlyRate = money()
  .refine((rate) => Number(rate) > 0, refusal('min_value', { min: '0.01' }))
  .describe('Dollars an hour, at most two places.');

/**
 * scheduling.md §5, Employee form; what an update leaves out stays as it was. The form calls the telephone number
 * `phone_number`, the invite form and the portal `phone`.
 */
export const employeeUpdate = z.object({
  first_name: text(100),
  last_name: text(100),
  email,
  phone: optionalText(50),
  phone_number: optionalText(50),
  ...place,
  emergency_contact_name: optionalText(200),
  emergency_contact_phone: optionalText(50),
  id_number: optionalText(100),
  tax_number: optionalText(100),
  bank_account: optionalText(100),
  notes: optionalText(10_000),
  hourly_rate: hourlyRate,
  status: employeeStatus.optional(),
  qualifications: z.array(reference).max(100).optional().describe('All that they hold, of the same company.'),
  start_date: isoDate.optional(),
});

/** An employee stays with their company. */
export const employeeInput = employeeUpdate.extend({ company: companyOfNew });

export const employeePatch = employeeUpdate.partial().describe('What is left out stays as it is.');

/** Both names that the specification has for the link. */
export const invitation = z.object({
  invite_url: z.url().describe('Shown this once; an earlier link is void.'),
  registration_url: z.url(),
  expires_at: z.iso.datetime(),
  sent_to: z.string().nullable().describe('The address that it goes to by e-mail; null unless asked for.'),
});

/** `POST /planner/employees/{id}/invite/`. */
export const invitationInput = z.object({
  by_email: z.boolean().optional().describe('Also sends the link to the employee, in the language of the company.'),
});

export type EmployeeStatus = (typeof employeeStatuses)[number];
export type EmployeeProfile = z.infer<typeof employeeProfile>;
export type Employee = z.infer<typeof employee>;
export type EmployeeListFilter = z.infer<typeof employeeListFilter>;
export type EmployeeInput = z.infer<typeof employeeInput>;
export type EmployeePatch = z.infer<typeof employeePatch>;
export type Invitation = z.infer<typeof invitation>;
export type InvitationInput = z.infer<typeof invitationInput>;
export type Qualification = z.infer<typeof qualification>;
export type QualificationInput = z.infer<typeof qualificationInput>;
export type QualificationPatch = z.infer<typeof qualificationPatch>;
export type QualificationListFilter = z.infer<typeof qualificationListFilter>;
