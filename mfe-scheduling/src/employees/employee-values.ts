import { employeeStatuses, type EmployeeStatus } from '@portfolio/contracts/scheduling';
import { dayIn, viewersZone } from '@portfolio/remote-kit/times';
import type { DetailedEmployee } from './employee-detail.tsx';
import { statusName } from './employee-status.ts';

/** What the form holds, named as on the wire. */
export interface EmployeeValues {
  /** Id; of a new employee only. */
  company: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  hourly_rate: string;
  start_date: string;
  status: EmployeeStatus;
  /** Ids. */
  qualifications: string[];
  address: string;
  city: string;
  state: string;
  zip_code: string;
  emergency_contact_name: string;
  emergency_contact_phone: string;
  id_number: string;
  tax_number: string;
  bank_account: string;
  notes: string;
}

/** A new employee is active (scheduling.md §9), and starts today. */
export const valuesOf = (employee: DetailedEmployee | undefined, company: string | undefined): EmployeeValues => ({
  company: employee?.companyId ?? company ?? '',
  first_name: employee?.firstName ?? '',
  last_name: employee?.lastName ?? '',
  email: employee?.email ?? '',
  phone_number: employee?.phone ?? '',
  hourly_rate: employee?.hourlyRate ?? '',
  start_date: employee?.startDate ?? dayIn(viewersZone(), new Date()),
  status: employee ? statusName(employee.status) : employeeStatuses[0],
  qualifications: (employee?.qualifications ?? []).map(({ id }) => id),
  address: employee?.address ?? '',
  city: employee?.city ?? '',
  state: employee?.state ?? '',
  zip_code: employee?.zipCode ?? '',
  emergency_contact_name: employee?.emergencyContactName ?? '',
  emergency_contact_phone: employee?.emergencyContactPhone ?? '',
  id_number: employee?.idNumber ?? '',
  tax_number: employee?.taxNumber ?? '',
  bank_account: employee?.bankAccount ?? '',
  notes: employee?.notes ?? '',
});
