import { companyEvent } from '@portfolio/contracts/audit';
import {
  adminPayment,
  attendanceCorrection,
  availability,
  client,
  company,
  employee,
  employeeProfile,
  location,
  payment,
  payLine,
  paymentPeriod,
  portalShift,
  qualification,
  shift,
  shiftBatch,
  statistics,
  timesheet,
  weekTemplate,
} from '@portfolio/contracts/scheduling';
import { resourcesOf } from '@portfolio/service-kit/calls';
import { activityResources } from './activity/activity.rest.ts';
import { availabilityResources } from './availability/availability.rest.ts';
import { calendarResources } from './calendar/calendar.rest.ts';
import { calls } from './calls.ts';
import { companyResources } from './companies/companies.rest.ts';
import { employeeResources } from './employees/employees.rest.ts';
import { payrollResources } from './payroll/payroll.rest.ts';
import { portalResources } from './portal/portal.rest.ts';
import { qualificationResources } from './employees/qualifications.rest.ts';
import { receiptResources } from './receipts/receipts.rest.ts';
import { registrationResources } from './registration/registration.rest.ts';
import { repetitionResources } from './repetition/repetition.rest.ts';
import { weekTemplateResources } from './repetition/week-templates.rest.ts';
import { shiftResources } from './shifts/shifts.rest.ts';
import { timesheetResources } from './timesheets/timesheets.rest.ts';
import { statisticsResources } from './statistics/statistics.rest.ts';

/** Every REST call of this service. */
export const schedulingResources = [
  ...resourcesOf(calls),
  ...companyResources,
  ...calendarResources,
  // Before the employees: `me` is no id.
  ...availabilityResources,
  ...portalResources,
  ...receiptResources,
  ...employeeResources,
  ...payrollResources,
  ...qualificationResources,
  ...registrationResources,
  // Before the shifts: `copy_week` is no id.
  ...repetitionResources,
  ...shiftResources,
  ...statisticsResources,
  ...timesheetResources,
  ...weekTemplateResources,
  ...activityResources,
];

/** Names for the API description. */
export const named = {
  AdminPayment: adminPayment,
  AttendanceCorrection: attendanceCorrection,
  Availability: availability,
  Client: client,
  Company: company,
  CompanyEvent: companyEvent,
  Employee: employee,
  EmployeeProfile: employeeProfile,
  Location: location,
  PayLine: payLine,
  Payment: payment,
  PaymentPeriod: paymentPeriod,
  PortalShift: portalShift,
  Qualification: qualification,
  Shift: shift,
  ShiftBatch: shiftBatch,
  Statistics: statistics,
  Timesheet: timesheet,
  WeekTemplate: weekTemplate,
};
