import { resourcesOf } from '@portfolio/service-kit/calls';
import { auditLogCalls } from './company/audit-log/audit-log.calls.ts';
import { availabilityCalls } from './people/availability/availability.calls.ts';
import { calendarCalls } from './portal/calendar/calendar.calls.ts';
import { clientCalls } from './clients/clients.calls.ts';
import { companyCalls } from './company/companies.calls.ts';
import { listViewCalls } from './company/list-views/list-views.calls.ts';
import { dashboardCalls, statisticsCalls } from './dashboard/dashboard.calls.ts';
import { employeeCalls } from './people/employees/employees.calls.ts';
import { licenseCalls } from './people/licenses/licenses.calls.ts';
import { timeOffCalls } from './people/time-off/time-off.calls.ts';
import { unavailabilityCalls } from './people/unavailability/unavailability.calls.ts';
import { qualificationCalls } from './people/employees/qualifications.calls.ts';
import { importCalls } from './imports/imports.calls.ts';
import { liveCalls } from './live/live.calls.ts';
import { noticeCalls } from './portal/notices/notices.calls.ts';
import { payrollCalls } from './pay/payroll/payroll.calls.ts';
import { candidateCalls } from './planner/candidates/candidates.calls.ts';
import { coverageCalls } from './planner/demand/coverage.calls.ts';
import { holidayCalls } from './planner/holidays/holidays.calls.ts';
import { planCalls } from './planner/plans/plans.calls.ts';
import { offerCalls } from './planner/offers/offers.calls.ts';
import { threadCalls } from './planner/threads/threads.calls.ts';
import { openShiftCalls } from './planner/open-shifts/open-shifts.calls.ts';
import { postCalls } from './planner/posts/posts.calls.ts';
import { portalCalls } from './portal/portal.calls.ts';
import { rotationCalls } from './planner/rotations/rotations.calls.ts';
import { publicationCalls } from './planner/publishing/publications.calls.ts';
import { receiptCalls } from './pay/receipts/receipts.calls.ts';
import { registrationCalls } from './people/registration/registration.calls.ts';
import { repetitionCalls } from './planner/repetition/repetition.calls.ts';
import { weekTemplateCalls } from './planner/repetition/week-templates.calls.ts';
import { scheduleCalls } from './planner/grid/schedule.calls.ts';
import { portalShiftCalls } from './portal/portal-shifts.calls.ts';
import { shiftCalls } from './shifts/shifts.calls.ts';
import { timesheetCalls } from './pay/timesheets/timesheets.calls.ts';

/** Every use case of this service, as callers meet it. */
export const calls = [
  ...auditLogCalls,
  ...availabilityCalls,
  ...calendarCalls,
  ...clientCalls,
  ...companyCalls,
  ...listViewCalls,
  ...dashboardCalls,
  ...employeeCalls,
  ...qualificationCalls,
  ...licenseCalls,
  ...timeOffCalls,
  ...unavailabilityCalls,
  ...importCalls,
  ...liveCalls,
  ...noticeCalls,
  ...payrollCalls,
  ...candidateCalls,
  ...coverageCalls,
  ...holidayCalls,
  ...planCalls,
  ...offerCalls,
  ...threadCalls,
  ...openShiftCalls,
  ...postCalls,
  ...rotationCalls,
  ...portalCalls,
  ...receiptCalls,
  ...registrationCalls,
  ...publicationCalls,
  ...repetitionCalls,
  ...weekTemplateCalls,
  ...scheduleCalls,
  ...portalShiftCalls,
  ...shiftCalls,
  ...statisticsCalls,
  ...timesheetCalls,
];

/** Every REST call of this service. */
export const schedulingResources = resourcesOf(calls);
