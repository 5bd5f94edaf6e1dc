import { companyEvent } from '@portfolio/contracts/audit';
import {
  adminPayment,
  attendanceCorrection,
  availability,
  client,
  company,
  coverage,
  employee,
  employeeProfile,
  license,
  location,
  payment,
  payLine,
  paymentPeriod,
  portalShift,
  post,
  postDemand,
  qualification,
  rosterPlan,
  shift,
  shiftBatch,
  statistics,
  timesheet,
  unavailability,
  weekTemplate,
} from '@portfolio/contracts/scheduling';
import { resourcesOf } from '@portfolio/service-kit/calls';
import { calls } from './calls.ts';

/** Every REST call of this service. */
export const schedulingResources = resourcesOf(calls);

/** Names for the API description. */
export const named = {
  AdminPayment: adminPayment,
  AttendanceCorrection: attendanceCorrection,
  Availability: availability,
  Client: client,
  Company: company,
  CompanyEvent: companyEvent,
  Coverage: coverage,
  Employee: employee,
  EmployeeProfile: employeeProfile,
  License: license,
  Location: location,
  PayLine: payLine,
  Payment: payment,
  PaymentPeriod: paymentPeriod,
  PortalShift: portalShift,
  Post: post,
  PostDemand: postDemand,
  Qualification: qualification,
  RosterPlan: rosterPlan,
  Shift: shift,
  ShiftBatch: shiftBatch,
  Statistics: statistics,
  Timesheet: timesheet,
  Unavailability: unavailability,
  WeekTemplate: weekTemplate,
};
