import type {
  AdminPayment as AdminPaymentRow,
  PaymentPeriod as PaymentPeriodRow,
  PaymentPreview as PaymentPreviewRow,
  PayrollPeriod as PayrollPeriodRow,
} from '@portfolio/contracts/scheduling';
import { pageOf } from '@portfolio/service-kit/graphql';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CompanyListArgs } from '../graphql.ts';
import { Payment, PaymentStatusEnum } from '../portal/portal.types.ts';

@ObjectType({ description: 'Both days belong to it.' })
export class PaymentPeriod implements PaymentPeriodRow {
  @Field(() => ID)
  id: number;

  @Field(() => ID, { name: 'companyId' })
  company: number;

  @Field()
  name: string;

  @Field({ name: 'startDate', description: 'YYYY-MM-DD' })
  start_date: string;

  @Field({ name: 'endDate', description: 'YYYY-MM-DD' })
  end_date: string;
}

@ObjectType()
export class PaymentPeriodPage extends pageOf(PaymentPeriod) {}

@ObjectType({ description: 'A period as administrators see it, with the sums of its payments.' })
export class PayrollPeriod extends PaymentPeriod implements PayrollPeriodRow {
  @Field(() => Int)
  payments: number;

  @Field(() => Int, { description: 'How many of the payments are still to be paid.' })
  pending: number;

  @Field({ name: 'hoursWorked', description: 'Two places.' })
  hours_worked: string;

  @Field({ description: 'Decimal dollars: "120.00".' })
  amount: string;

  @Field({ name: 'pendingAmount' })
  pending_amount: string;
}

@ObjectType()
export class PayrollPeriodPage extends pageOf(PayrollPeriod) {}

@ObjectType()
export class PreviewedPayment {
  @Field(() => ID, { name: 'employeeId' })
  employee: number;

  @Field({ name: 'employeeName' })
  employee_name: string;

  @Field(() => Int)
  shifts: number;

  @Field({ name: 'hoursWorked' })
  hours_worked: string;

  @Field()
  amount: string;

  @Field({ description: 'These shifts would join a pending payment of the employee.' })
  joins: boolean;
}

@ObjectType({ description: 'What generating payments would add; the totals are the sums of the lines.' })
export class PaymentPreview implements PaymentPreviewRow {
  @Field(() => [PreviewedPayment])
  results: PreviewedPayment[];

  @Field(() => Int)
  shifts: number;

  @Field({ name: 'hoursWorked' })
  hours_worked: string;

  @Field()
  amount: string;

  @Field(() => Int, { description: 'Shifts of the period that have begun and are not completed.' })
  unfinished: number;
}

@InputType()
export class NewPaymentPeriod {
  @Field(() => ID, { nullable: true, description: 'Default: the working company.' })
  company?: string;

  @Field()
  name: string;

  @Field({ description: 'YYYY-MM-DD' })
  startDate: string;

  @Field({ description: 'YYYY-MM-DD' })
  endDate: string;
}

@ObjectType({ description: 'A payment as administrators see it.' })
export class AdminPayment extends Payment implements AdminPaymentRow {
  @Field(() => ID, { name: 'companyId' })
  company: number;

  @Field(() => ID, { name: 'periodId' })
  period: number;

  @Field(() => ID, { name: 'employeeId' })
  employee: number;

  @Field({ name: 'employeeName' })
  employee_name: string;

  @Field(() => Int, { description: 'How many shifts it pays.' })
  shifts: number;
}

@ObjectType()
export class PaymentPage extends pageOf(AdminPayment) {}

@ArgsType()
export class PaymentListArgs extends CompanyListArgs {
  @Field(() => ID, { nullable: true })
  period?: string;

  @Field(() => ID, { nullable: true })
  employee?: string;

  @Field(() => PaymentStatusEnum, { nullable: true })
  status?: AdminPaymentRow['status'];
}
