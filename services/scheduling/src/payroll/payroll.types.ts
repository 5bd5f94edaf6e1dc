import type {
  AdminPayment as AdminPaymentRow,
  PaymentPeriod as PaymentPeriodRow,
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
