import type {
  ClientStatus,
  DayOfWeek,
  EmployeeStatus,
  Schedule as ScheduleRow,
  ScheduleClient as ScheduleClientRow,
  ScheduleEmployee as ScheduleEmployeeRow,
  ScheduleShift as ScheduleShiftRow,
  ShiftStatus,
} from '@portfolio/contracts/scheduling';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { ClientStatusEnum } from '../clients/clients.types.ts';

import { DayOfWeekEnum } from '../portal/portal.types.ts';
import { EmployeeStatusEnum } from '../portal/profile.types.ts';
import { ShiftStatusEnum } from '../shifts/portal-shifts.types.ts';

@ObjectType({ description: 'Names stand in the schedule once, not in every shift.' })
export class ScheduleShift implements ScheduleShiftRow {
  @Field(() => ID)
  id: number;

  @Field()
  title: string;

  @Field(() => ID, { name: 'clientId' })
  client_id: number;

  @Field(() => ID, { name: 'locationId', nullable: true, description: "Null is the client's own address." })
  location_id: number | null;

  @Field(() => ID, { name: 'employeeId' })
  employee_id: number;

  @Field({ name: 'startTime' })
  start_time: string;

  @Field({ name: 'endTime' })
  end_time: string;

  @Field(() => ShiftStatusEnum)
  status: ShiftStatus;

  @Field()
  notes: string;

  @Field({ name: 'allowOverlap' })
  allow_overlap: boolean;

  @Field(() => Float, { description: 'Hours that are paid.' })
  hours: number;

  @Field({ description: 'Rate × exact hours, rounded once, half up, to cents.' })
  pay: string;
}

@ObjectType()
export class ScheduleAvailability implements Readonly<ScheduleEmployeeRow['availability'][number]> {
  @Field(() => DayOfWeekEnum, { name: 'dayOfWeek' })
  day_of_week: DayOfWeek;

  @Field({ name: 'startTime', description: 'HH:MM' })
  start_time: string;

  @Field({ name: 'endTime', description: 'HH:MM' })
  end_time: string;

  @Field({ name: 'isAvailable' })
  is_available: boolean;
}

@ObjectType({ description: 'Who is active, or has a shift in the range.' })
export class ScheduleEmployee implements ScheduleEmployeeRow {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;

  @Field(() => EmployeeStatusEnum)
  status: EmployeeStatus;

  @Field({ name: 'hourlyRate' })
  hourly_rate: string;

  @Field(() => [ID], { description: 'Those of the schedule that they hold.' })
  qualifications: number[];

  @Field(() => [ScheduleAvailability])
  availability: ScheduleAvailability[];
}

@ObjectType()
export class ScheduleName {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;
}

@ObjectType({ description: 'A client who is active, or has a shift in the range.' })
export class ScheduleClient extends ScheduleName implements ScheduleClientRow {
  @Field(() => ClientStatusEnum)
  status: ClientStatus;

  @Field(() => [ScheduleName])
  locations: ScheduleName[];
}

@ObjectType({ description: 'What runs at some time of a range, and who and where could be planned.' })
export class Schedule implements ScheduleRow {
  @Field(() => ScheduleName)
  company: ScheduleName;

  @Field({ name: 'timeZone', description: 'IANA name of the zone whose days the schedule has.' })
  time_zone: string;

  @Field(() => [ScheduleEmployee])
  employees: ScheduleEmployee[];

  @Field(() => [ScheduleClient])
  clients: ScheduleClient[];

  @Field(() => [ScheduleName])
  qualifications: ScheduleName[];

  @Field(() => [ScheduleShift], { description: 'In the order of their start.' })
  shifts: ScheduleShift[];
}
