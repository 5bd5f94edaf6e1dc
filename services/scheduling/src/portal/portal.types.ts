import {
  daysOfWeek,
  paymentStatuses,
  type AvailabilityRule as AvailabilityRuleRow,
  type DayOfWeek,
  type MyPayments as MyPaymentsRow,
  type Payment as PaymentRow,
} from '@portfolio/contracts/scheduling';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf, PlaceInput } from '../graphql.ts';

export const DayOfWeekEnum = enumOf(daysOfWeek);
registerEnumType(DayOfWeekEnum, { name: 'DayOfWeek' });

export const PaymentStatusEnum = enumOf(paymentStatuses);
registerEnumType(PaymentStatusEnum, { name: 'PaymentStatus' });

@ObjectType()
export class AvailabilityRule implements AvailabilityRuleRow {
  @Field(() => ID)
  id: number;

  @Field(() => DayOfWeekEnum, { name: 'dayOfWeek' })
  day_of_week: DayOfWeek;

  @Field({ name: 'startTime', description: "HH:MM in the employee's own zone." })
  start_time: string;

  @Field({ name: 'endTime' })
  end_time: string;

  @Field({ name: 'isAvailable' })
  is_available: boolean;
}

@InputType()
export class AvailabilityRuleInput {
  @Field(() => DayOfWeekEnum)
  dayOfWeek: DayOfWeek;

  @Field({ description: 'HH:MM' })
  startTime: string;

  @Field({ description: 'HH:MM, after startTime.' })
  endTime: string;

  @Field()
  isAvailable: boolean;
}

@InputType()
export abstract class ContactChanges extends PlaceInput {
  @Field({ nullable: true })
  firstName?: string;

  @Field({ nullable: true })
  lastName?: string;

  @Field({ nullable: true })
  email?: string;

  @Field({ nullable: true })
  phone?: string;

  @Field({ nullable: true })
  emergencyContactName?: string;

  @Field({ nullable: true })
  emergencyContactPhone?: string;
}

@InputType({
  description: 'What is left out stays as it is; name, e-mail address and telephone number may not be blank.',
})
export class ProfileChanges extends ContactChanges {
  @Field({ nullable: true, description: 'First and last name in one.' })
  name?: string;
}

@ObjectType({ description: 'Money is decimal dollars: "120.00".' })
export class Payment implements PaymentRow {
  @Field(() => ID)
  id: number;

  @Field(() => String, { name: 'paymentDate', nullable: true, description: 'YYYY-MM-DD; null until paid.' })
  payment_date: string | null;

  @Field({ name: 'periodName' })
  period_name: string;

  @Field({ name: 'hoursWorked', description: 'Two places.' })
  hours_worked: string;

  @Field()
  amount: string;

  @Field(() => PaymentStatusEnum)
  status: PaymentRow['status'];
}

@ObjectType()
class PaymentSummary {
  @Field({ name: 'hoursWorked' })
  hours_worked: string;

  @Field({ name: 'paidAmount' })
  paid_amount: string;

  @Field({ name: 'pendingAmount' })
  pending_amount: string;
}

@ObjectType()
export class MyPayments implements MyPaymentsRow {
  @Field(() => [Payment])
  payments: Payment[];

  @Field(() => PaymentSummary, { description: 'Of these payments.' })
  summary: PaymentSummary;
}
