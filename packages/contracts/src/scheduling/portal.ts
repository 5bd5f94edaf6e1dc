import { z } from 'zod';
import { messages, sentences } from '../errors/index.ts';
import { decimal, email, id, key, optionalText, otherwise, text } from '../rest/index.ts';
import { filter, place } from './fields.ts';

/** The private address at which an employee's calendar reads their shifts: whoever has it may. */
export const calendarFeed = z.object({
  url: z.string().describe('iCalendar (RFC 5545).'),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable().describe('When a calendar read it last, to the minute.'),
});

export type CalendarFeed = z.infer<typeof calendarFeed>;

/** What a `name` of one word is answered. */
export const nameOfOneWord = sentences.last_name_missing;

/**
 * `PATCH /planner/employees/me/`: what employees may say of themselves (scheduling.md §5, Profile). `phone_number` is
 * another name of `phone`. Rate, status, notes and the numbers that payroll relies on are their administrators'.
 */
export const profilePatch = z
  .object({
    name: text(201).describe('First and last name in one.'),
    first_name: text(100),
    last_name: text(100),
    email,
    phone: text(50),
    phone_number: text(50),
    ...place,
    emergency_contact_name: optionalText(200),
    emergency_contact_phone: optionalText(50),
  })
  .partial()
  .describe('What is left out stays as it is; name, e-mail address and telephone number may not be blank.');

export const daysOfWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const dayOfWeek = z.enum(daysOfWeek);

/** scheduling.md §5, Availability. */
export const availabilityEndsBeforeStart = sentences.rule_ends_before_start;

/** `09:00`, also given as `09:00:00`. */
export const timeOfDay = z
  .string(otherwise(messages.time))
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, messages.time)
  .transform((time) => time.slice(0, 5))
  .describe('HH:MM');

/** scheduling.md §3, Availability rule. */
export const availabilityRule = z.object({
  id: key,
  day_of_week: dayOfWeek,
  start_time: z.string().describe("HH:MM in the employee's own zone."),
  end_time: z.string(),
  is_available: z.boolean(),
});

/** What `GET` and `POST /planner/employees/me/availability/` answer, in the order of the week. */
export const availability = z.object({ availability_rules: z.array(availabilityRule) });

/** A rule as the form begins with it (scheduling.md §5), and what a call may leave out. */
export const newAvailabilityRule = {
  day_of_week: 'monday',
  start_time: '09:00',
  end_time: '17:00',
  is_available: true,
} as const;

export const availabilityRuleInput = z.object({
  day_of_week: dayOfWeek.default(newAvailabilityRule.day_of_week),
  start_time: timeOfDay.default(newAvailabilityRule.start_time),
  end_time: timeOfDay.default(newAvailabilityRule.end_time).describe('HH:MM, after startTime.'),
  is_available: z.boolean().default(newAvailabilityRule.is_available),
});

/** The rules that are from now on; the earlier ones go. Ids are ignored. */
export const availabilityInput = z.object({
  availability_rules: z.array(availabilityRuleInput).max(100),
});

export const paymentStatuses = ['pending', 'paid'] as const;
export const paymentStatus = z.enum(paymentStatuses);

/** scheduling.md §3, Payment. */
export const payment = z.object({
  id: key,
  payment_date: z.iso.date().nullable().describe('Null until paid.'),
  period_name: z.string(),
  hours_worked: decimal.describe('Two places.'),
  amount: decimal.describe('Dollars: the sum of its lines, which is negative where corrections outweigh them.'),
  status: paymentStatus,
});

export const paymentSummary = z.object({ hours_worked: decimal, paid_amount: decimal, pending_amount: decimal });

/** `GET /planner/employees/me/payments/`, newest period first (scheduling.md §9). */
export const myPayments = z.object({
  payments: z.array(payment),
  summary: paymentSummary.describe('Of these payments.'),
});

export const myPaymentsQuery = z.object({ period: filter(id) });

/** scheduling.md §3, Payment period. */
export const paymentPeriod = z
  .object({
    id: key,
    company: key,
    name: z.string(),
    start_date: z.iso.date(),
    end_date: z.iso.date(),
  })
  .describe('Both days belong to it.');

export type ProfilePatch = z.infer<typeof profilePatch>;
export type DayOfWeek = (typeof daysOfWeek)[number];
export type Availability = z.infer<typeof availability>;
export type AvailabilityInput = z.infer<typeof availabilityInput>;
export type AvailabilityRule = z.infer<typeof availabilityRule>;
export type Payment = z.infer<typeof payment>;
export type MyPayments = z.infer<typeof myPayments>;
export type MyPaymentsQuery = z.infer<typeof myPaymentsQuery>;
export type PaymentPeriod = z.infer<typeof paymentPeriod>;
