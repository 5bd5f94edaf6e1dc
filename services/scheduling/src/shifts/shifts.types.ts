import { chosenShiftStatuses, type Shift as ShiftRow, type ShiftStatus } from '@portfolio/contracts/scheduling';
import { pageOf } from '@portfolio/service-kit/graphql';
import { ArgsType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { CompanyListArgs, enumOf } from '../graphql.ts';
import { PortalShift, ShiftStatusEnum } from './portal-shifts.types.ts';

const ChosenShiftStatusEnum = enumOf(chosenShiftStatuses);
registerEnumType(ChosenShiftStatusEnum, {
  name: 'ChosenShiftStatus',
  description: 'What an administrator may set; MISSED is set by the service alone.',
});

@ObjectType({ description: 'A shift as administrators see it.' })
export class Shift extends PortalShift implements Omit<ShiftRow, 'client' | 'location' | 'employee'> {
  @Field(() => ID, { name: 'companyId' })
  company: number;

  @Field()
  title: string;

  @Field(() => ID, { name: 'clientId' })
  client_id: number;

  @Field({ name: 'clientAddress' })
  client_address: string;

  @Field({ name: 'clientContactPerson' })
  client_contact_person: string;

  @Field({ name: 'clientPhone' })
  client_phone: string;

  @Field(() => ID, { name: 'locationId', nullable: true })
  location_id: number | null;

  @Field(() => String, { name: 'locationAddress', nullable: true })
  location_address: string | null;

  @Field(() => ID, { name: 'employeeId' })
  employee_id: number;

  @Field({ name: 'employeeName' })
  employee_name: string;

  @Field({ name: 'employeeEmail' })
  employee_email: string;

  @Field({ name: 'employeePhone' })
  employee_phone: string;

  @Field({ name: 'allowOverlap' })
  allow_overlap: boolean;

  @Field({ name: 'createdAt' })
  created_at: string;
}

@ObjectType()
export class ShiftPage extends pageOf(Shift) {}

@ArgsType()
export class ShiftListArgs extends CompanyListArgs {
  @Field(() => ID, { nullable: true })
  client?: string;

  @Field(() => ID, { nullable: true })
  employee?: string;

  @Field(() => ShiftStatusEnum, { nullable: true })
  status?: ShiftStatus;

  @Field({ nullable: true, description: 'Starts then or later: ISO 8601, or YYYY-MM-DD.' })
  startAfter?: string;

  @Field({
    nullable: true,
    description: 'Ends then or earlier: ISO 8601; or starts on that day or earlier: YYYY-MM-DD.',
  })
  endBefore?: string;

  @Field({ nullable: true, description: 'Of days and dates: an IANA time zone. Default: that of the place.' })
  timezone?: string;
}

@InputType({ description: 'What is left out stays as it is.' })
export class ShiftChanges {
  @Field({ nullable: true })
  title?: string;

  @Field(() => ID, { nullable: true, description: 'Another client is without location unless one is given.' })
  client?: string;

  @Field(() => ID, { nullable: true, description: "Null is the client's own address." })
  location?: string | null;

  @Field(() => ID, { nullable: true })
  employee?: string;

  @Field({ nullable: true, description: 'ISO 8601 with an offset.' })
  startTime?: string;

  @Field({ nullable: true, description: 'ISO 8601 with an offset.' })
  endTime?: string;

  @Field(() => ChosenShiftStatusEnum, { nullable: true })
  status?: (typeof chosenShiftStatuses)[number];

  @Field({ nullable: true })
  notes?: string;

  @Field({ nullable: true, description: 'Permits another shift of the employee at the same time.' })
  allowOverlap?: boolean;
}

@InputType()
export class NewShift extends ShiftChanges {
  @Field(() => ID)
  declare client: string;

  @Field(() => ID)
  declare employee: string;

  @Field({ description: 'ISO 8601 with an offset.' })
  declare startTime: string;

  @Field({ description: 'ISO 8601 with an offset.' })
  declare endTime: string;
}

@InputType({ description: 'One of several changes. Without id a new shift, which needs what NewShift needs.' })
export class ShiftChange extends ShiftChanges {
  @Field(() => ID, { nullable: true })
  id?: string;

  @Field({ nullable: true, description: 'True deletes the shift.' })
  deleted?: boolean;
}
