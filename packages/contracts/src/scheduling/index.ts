export { scheduling, timezones, type Timezone } from './constants.ts';
export {
  company,
  companyOrdering,
  schedulingUser,
  schedulingUserIds,
  type Company,
  type SchedulingUser,
} from './companies.ts';
export {
  client,
  clientInput,
  clientListFilter,
  clientOrdering,
  clientPatch,
  clientStatuses,
  clientUpdate,
  location,
  locationInput,
  locationPatch,
  locationUpdate,
  type Client,
  type ClientInput,
  type ClientListFilter,
  type ClientPatch,
  type ClientStatus,
  type Location,
  type LocationInput,
  type LocationPatch,
} from './clients.ts';
export {
  employeeProfile,
  employeeStatuses,
  qualification,
  type EmployeeProfile,
  type EmployeeStatus,
} from './employees.ts';
export {
  portalShift,
  portalShiftFilters,
  portalShiftOrdering,
  portalShiftQuery,
  shiftStatuses,
  type PortalShift,
  type PortalShiftFilter,
  type PortalShiftQuery,
  type ShiftStatus,
} from './shifts.ts';
export { statistics, userCount, type Statistics } from './statistics.ts';
