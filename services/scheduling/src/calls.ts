import { activityCalls } from './activity/activity.calls.ts';
import { availabilityCalls } from './availability/availability.calls.ts';
import { calendarCalls } from './calendar/calendar.calls.ts';
import { clientCalls } from './clients/clients.calls.ts';
import { companyCalls } from './companies/companies.calls.ts';
import { dashboardCalls } from './dashboard/dashboard.calls.ts';
import { employeeCalls } from './employees/employees.calls.ts';
import { qualificationCalls } from './employees/qualifications.calls.ts';
import { importCalls } from './imports/imports.calls.ts';
import { noticeCalls } from './notices/notices.calls.ts';
import { payrollCalls } from './payroll/payroll.calls.ts';
import { portalCalls } from './portal/portal.calls.ts';
import { receiptCalls } from './receipts/receipts.calls.ts';
import { registrationCalls } from './registration/registration.calls.ts';
import { repetitionCalls } from './repetition/repetition.calls.ts';
import { weekTemplateCalls } from './repetition/week-templates.calls.ts';
import { scheduleCalls } from './schedule/schedule.calls.ts';
import { portalShiftCalls } from './shifts/portal-shifts.calls.ts';
import { shiftCalls } from './shifts/shifts.calls.ts';
import { statisticsCalls } from './statistics/statistics.calls.ts';
import { timesheetCalls } from './timesheets/timesheets.calls.ts';

/** Every use case of this service, as callers meet it. */
export const calls = [
  ...activityCalls,
  ...availabilityCalls,
  ...calendarCalls,
  ...clientCalls,
  ...companyCalls,
  ...dashboardCalls,
  ...employeeCalls,
  ...qualificationCalls,
  ...importCalls,
  ...noticeCalls,
  ...payrollCalls,
  ...portalCalls,
  ...receiptCalls,
  ...registrationCalls,
  ...repetitionCalls,
  ...weekTemplateCalls,
  ...scheduleCalls,
  ...portalShiftCalls,
  ...shiftCalls,
  ...statisticsCalls,
  ...timesheetCalls,
];
