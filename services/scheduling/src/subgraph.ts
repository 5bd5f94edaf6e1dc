import 'reflect-metadata';
import { resolverOf } from '@portfolio/service-kit/calls';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import { ActivityResolver } from './activity/activity.graphql.ts';
import { AvailabilityResolver } from './availability/availability.graphql.ts';
import { CalendarResolver } from './calendar/calendar.graphql.ts';
import { calls } from './calls.ts';
import { CompanyResolver } from './companies/companies.graphql.ts';
import type { SchedulingContext } from './context.ts';
import { DashboardResolver } from './dashboard/dashboard.graphql.ts';
import { EmployeeResolver } from './employees/employees.graphql.ts';
import { ImportResolver } from './imports/imports.graphql.ts';
import { NoticeResolver } from './notices/notices.graphql.ts';
import { PayrollResolver } from './payroll/payroll.graphql.ts';
import { PortalResolver } from './portal/portal.graphql.ts';
import { RegistrationResolver } from './registration/registration.graphql.ts';
import { PortalShiftResolver } from './shifts/portal-shifts.graphql.ts';
import { RepetitionResolver } from './repetition/repetition.graphql.ts';
import { ScheduleResolver } from './schedule/schedule.graphql.ts';
import { ShiftResolver } from './shifts/shifts.graphql.ts';
import { StatisticsResolver } from './statistics/statistics.graphql.ts';
import { WeekTemplateResolver } from './repetition/week-templates.graphql.ts';
import { TimesheetResolver } from './timesheets/timesheets.graphql.ts';
import { User, userReference, UserResolver } from './users/users.graphql.ts';

const Calls = resolverOf(calls);

/** The federated schema of this service. */
export const schedulingSubgraph = (): Promise<Subgraph> =>
  buildSubgraph<SchedulingContext>({
    resolvers: [
      ActivityResolver,
      AvailabilityResolver,
      CalendarResolver,
      Calls,
      CompanyResolver,
      DashboardResolver,
      EmployeeResolver,
      ImportResolver,
      NoticeResolver,
      PortalShiftResolver,
      PayrollResolver,
      PortalResolver,
      RegistrationResolver,
      RepetitionResolver,
      ScheduleResolver,
      ShiftResolver,
      StatisticsResolver,
      TimesheetResolver,
      UserResolver,
      WeekTemplateResolver,
    ],
    orphanedTypes: [User],
    references: { User: userReference },
  });
