import { z } from 'zod';

export const employeeStatuses = ['active', 'inactive', 'pending'] as const;

export const qualification = z.object({ id: z.int(), name: z.string(), company: z.int() });

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

export type EmployeeStatus = (typeof employeeStatuses)[number];
export type EmployeeProfile = z.infer<typeof employeeProfile>;
