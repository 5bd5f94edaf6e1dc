import {
  activityKinds,
  attendanceStates,
  type Activity as ActivityRow,
  type ActivityKind,
  type Attendance as AttendanceRow,
  type AttendanceState,
  type AttendedShift as AttendedShiftRow,
} from '@portfolio/contracts/scheduling';
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../graphql.ts';

const ActivityKindEnum = enumOf(activityKinds);
registerEnumType(ActivityKindEnum, { name: 'ActivityKind' });

const AttendanceStateEnum = enumOf(attendanceStates);
registerEnumType(AttendanceStateEnum, {
  name: 'AttendanceState',
  description: 'LATE: should have checked in by now. MISSING: the whole shift went by without.',
});

@ObjectType({ description: 'Something that happened in a company.' })
export class Activity implements ActivityRow {
  @Field(() => ActivityKindEnum)
  kind: ActivityKind;

  @Field()
  at: string;

  @Field(() => ID, { name: 'employeeId' })
  employee: number;

  @Field({ name: 'employeeName' })
  employee_name: string;

  @Field(() => ID, { name: 'shiftId', nullable: true, description: 'The shift it was about, if any.' })
  shift: number | null;

  @Field(() => String, { name: 'clientName', nullable: true })
  client_name: string | null;

  @Field(() => String, { name: 'startTime', nullable: true })
  start_time: string | null;

  @Field(() => String, { name: 'endTime', nullable: true })
  end_time: string | null;
}

@ObjectType({ description: 'A shift of today.' })
export class AttendedShift implements AttendedShiftRow {
  @Field(() => ID)
  id: number;

  @Field(() => AttendanceStateEnum)
  state: AttendanceState;

  @Field(() => ID, { name: 'employeeId' })
  employee: number;

  @Field({ name: 'employeeName' })
  employee_name: string;

  @Field({ name: 'clientName' })
  client_name: string;

  @Field(() => String, { name: 'locationName', nullable: true })
  location_name: string | null;

  @Field({ name: 'startTime' })
  start_time: string;

  @Field({ name: 'endTime' })
  end_time: string;

  @Field(() => String, { name: 'checkedInAt', nullable: true })
  checked_in_at: string | null;

  @Field(() => String, { name: 'checkedOutAt', nullable: true })
  checked_out_at: string | null;
}

@ObjectType({ description: 'How many shifts of today are in each state, and those that need attention first.' })
export class Attendance implements AttendanceRow {
  @Field(() => Int)
  late: number;

  @Field(() => Int)
  missing: number;

  @Field(() => Int)
  in: number;

  @Field(() => Int)
  expected: number;

  @Field(() => Int)
  done: number;

  @Field(() => [AttendedShift])
  shifts: AttendedShift[];
}

@ArgsType()
export class ActivityArgs {
  @Field(() => ID, { nullable: true, description: 'Default: the working company; for a superuser, all.' })
  company?: string;
}

@ArgsType()
export class AttendanceArgs extends ActivityArgs {
  @Field({ nullable: true, description: "Whose today: an IANA time zone. Default: the company's." })
  timezone?: string;
}
