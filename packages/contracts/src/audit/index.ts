import { z } from 'zod';
import { id, isoDate, isoDateTime, key } from '../rest/index.ts';
import { companyFilter, filter } from '../scheduling/fields.ts';

/** For so many days an event is kept, then forgotten (docs/decisions/0600). */
export const auditDays = 400;

/** What happens to accounts, in the order in which a choice of them is offered. */
export const accountEventKinds = [
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'sessions_ended',
  'password_changed',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_failed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'passkey_used',
  'passkey_failed',
  'passkey_copied',
  'patreon_connected',
  'patreon_disconnected',
  'user_created',
  'user_changed',
  'data_exported',
  'user_erased',
] as const;

/** What happens in a company. */
export const companyEventKinds = [
  'shift_created',
  'shifts_created',
  'shift_changed',
  'shift_deleted',
  'shift_restored',
  'shift_overridden',
  'shifts_published',
  'shifts_unpublished',
  'shifts_discarded',
  'settings_changed',
  'administrator_added',
  'period_created',
  'period_deleted',
  'payments_generated',
  'payment_paid',
  'payment_pending',
  'post_changed',
  'post_deleted',
  'demand_changed',
  'rotation_changed',
  'rotation_filled',
  'rotation_deleted',
  'license_changed',
  'license_deleted',
  'message_sent',
  'broadcast_sent',
  'broadcast_reminded',
  'export',
  'employee_erased',
] as const;

/** One thing that is another than before. */
export const auditChange = z.object({
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const event = {
  id: key,
  at: z.iso.datetime(),
  person: key.nullable().describe('The user who did it; null for nobody who is known.'),
  person_name: z.string(),
  client_address: z.string(),
  subject: z.string().describe('What it was done to: a file, a period; empty where the kind says it.'),
  changes: z.array(auditChange),
};

export const accountEventKind = z.enum(accountEventKinds);
export const companyEventKind = z.enum(companyEventKinds);

export const accountEvent = z
  .object({
    ...event,
    kind: accountEventKind,
    user_agent: z.string(),
    user: key.nullable().describe('Whose account; null where there is none of the name that was tried.'),
    user_name: z.string(),
  })
  .describe('Something that was done to an account, or tried.');

export const companyEvent = z
  .object({ ...event, kind: companyEventKind, company: key, time_zone: z.string().describe("The company's.") })
  .describe('Something that was done in a company.');

export const accountEventFilter = z.object({
  kind: filter(accountEventKind),
  person: filter(id).describe('Who did it, or to whose account it was done.'),
  from: filter(isoDateTime),
  to: filter(isoDateTime).describe('Before that instant.'),
});

export const companyEventFilter = z.object({
  company: companyFilter,
  kind: filter(companyEventKind),
  person: filter(id),
  from: filter(isoDate).describe("On that day of the company's or later."),
  to: filter(isoDate).describe('On that day or earlier.'),
});

/** Columns that `ordering` of either list may name. */
export const auditOrdering = ['at'] as const;

export type AuditChange = z.infer<typeof auditChange>;
export type AccountEvent = z.infer<typeof accountEvent>;
export type AccountEventKind = z.infer<typeof accountEventKind>;
export type AccountEventFilter = z.infer<typeof accountEventFilter>;
export type CompanyEvent = z.infer<typeof companyEvent>;
export type CompanyEventKind = z.infer<typeof companyEventKind>;
export type CompanyEventFilter = z.infer<typeof companyEventFilter>;
