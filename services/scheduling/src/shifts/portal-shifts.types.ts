import {
  portalShiftFilters,
  shiftStatuses,
  type PortalShift as PortalShiftRow,
  type PortalShiftFilter,
  type ShiftStatus,
} from '@portfolio/contracts/scheduling';
import { ListArgs, pageOf } from '@portfolio/service-kit/graphql';
import { ArgsType, Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../graphql.ts';

export const ShiftStatusEnum = enumOf(shiftStatuses);
registerEnumType(ShiftStatusEnum, { name: 'ShiftStatus' });

const PortalShiftFilterEnum = enumOf(portalShiftFilters);
registerEnumType(PortalShiftFilterEnum, {
  name: 'PortalShiftFilter',
  description:
    'UPCOMING: dated today or later and not cancelled. PAST: dated before today, or completed or missed. ALL: everything.',
});

@ObjectType({ description: 'A shift as its employee sees it. Times are ISO 8601 in UTC, money decimal dollars.' })
export class PortalShift implements PortalShiftRow {
  @Field(() => ID)
  id: number;

  @Field({ description: 'The day on which it starts, in the time zone asked for, else its own: YYYY-MM-DD.' })
  date: string;

  @Field({ name: 'timeZone', description: "IANA name: its location's zone, else its client's, else its company's." })
  time_zone: string;

  @Field({ name: 'startTime' })
  start_time: string;

  @Field({ name: 'endTime' })
  end_time: string;

  @Field(() => ShiftStatusEnum)
  status: ShiftStatus;

  @Field(() => String, { name: 'locationName', nullable: true, description: "Null is the client's own address." })
  location_name: string | null;

  @Field({ name: 'clientName' })
  client_name: string;

  @Field()
  notes: string;

  @Field({ name: 'checkedIn' })
  checked_in: boolean;

  @Field({ name: 'checkedOut' })
  checked_out: boolean;

  @Field(() => String, { name: 'checkedInAt', nullable: true })
  checked_in_at: string | null;

  @Field(() => String, { name: 'checkedOutAt', nullable: true })
  checked_out_at: string | null;

  @Field({ name: 'hourlyPayRate' })
  hourly_pay_rate: string;

  @Field(() => Float, { name: 'durationHours', description: 'Hours that are paid.' })
  duration_hours: number;

  @Field({ description: 'Rate × exact hours, rounded once, half up, to cents.' })
  pay: string;
}

@ObjectType()
export class PortalShiftPage extends pageOf(PortalShift) {}

@ArgsType()
export class MyShiftsArgs extends ListArgs {
  @Field(() => PortalShiftFilterEnum, { nullable: true, description: 'Default: ALL.' })
  filter?: PortalShiftFilter;

  @Field(() => String, {
    nullable: true,
    description: 'Whose "today" counts: an IANA time zone. Default: that of the place.',
  })
  timezone?: string;
}
