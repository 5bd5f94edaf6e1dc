import { employeeStatuses, type EmployeeStatus } from '@portfolio/contracts/scheduling';
import { dayIn } from '@portfolio/remote-kit/times';
import type { DetailedEmployee } from './employees.graphql.ts';
import { statusName } from './employee-status.ts';

/** What the form holds, named as on the wire. */
export interface EmployeeValues {
  /** Id; of a new employee only. */
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  hourlyRate: string;
  startDate: string;
  status: EmployeeStatus;
  /** Ids. */
  qualifications: string[];
  address: string;
  city: string;
  state: string;
  zipCode: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  idNumber: string;
  taxNumber: string;
  bankAccount: string;
  notes: string;
}

/** A new employee is active (scheduling.md §9), and starts today, by the clock of the company. @param zone of the company */
export const valuesOf = (
  employee: DetailedEmployee | undefined,
  company: string | undefined,
  zone: string,
): EmployeeValues => ({
  company: employee?.companyId ?? company ?? '',
  firstName: employee?.firstName ?? '',
  lastName: employee?.lastName ?? '',
  email: employee?.email ?? '',
  phone: employee?.phone ?? '',
  hourlyRate: employee?.hourlyRate ?? '',
  startDate: employee?.startDate ?? dayIn(zone, new Date()),
  status: employee ? statusName(employee.status) : employeeStatuses[0],
  qualifications: (employee?.qualifications ?? []).map(({ id }) => id),
  address: employee?.address ?? '',
  city: employee?.city ?? '',
  state: employee?.state ?? '',
  zipCode: employee?.zipCode ?? '',
  emergencyContactName: employee?.emergencyContactName ?? '',
  emergencyContactPhone: employee?.emergencyContactPhone ?? '',
  idNumber: employee?.idNumber ?? '',
  taxNumber: employee?.taxNumber ?? '',
  bankAccount: employee?.bankAccount ?? '',
  notes: employee?.notes ?? '',
});
