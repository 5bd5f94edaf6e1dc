import type { Page } from '@portfolio/contracts/rest';
import {
  adminPayment,
  payLine,
  paymentListFilter,
  paymentPatch,
  paymentPeriod,
  paymentPeriodInput,
  paymentPeriodListFilter,
  paymentPreview,
  paymentStatus,
  payrollPeriod,
  previewedPayment,
  type AdminPayment,
  type PayLine,
  type PaymentPeriod,
  type PaymentPreview,
  type PayrollPeriod,
} from '@portfolio/contracts/scheduling';
import {
  enumType,
  GraphQLDate,
  inputType,
  Item,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  orNull,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { administratorsAndEmployees, payers } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { generatePayments } from './generate-payments.ts';
import { listLines } from './lines.ts';
import { payPeriod } from './pay-period.ts';
import { getPayment, listPayments, paymentList, updatePayment } from './payments.ts';
import { getPayrollPeriod, listPayrollPeriods } from './payroll-periods.ts';
import { createPeriod, deletePeriod, listPeriods, periodList } from './periods.ts';
import { previewPayments } from './preview-payments.ts';

const PaymentStatus = enumType('PaymentStatus', paymentStatus);
const PaymentPeriodType = objectType('PaymentPeriod', paymentPeriod);
const PaymentPeriodPage = pageType('PaymentPeriodPage', PaymentPeriodType);
const PaymentPeriodListArgs = listArgsType(paymentPeriodListFilter);
const NewPaymentPeriod = inputType('NewPaymentPeriod', paymentPeriodInput);
const PayrollPeriodType = objectType('PayrollPeriod', payrollPeriod);
const PayrollPeriodPage = pageType('PayrollPeriodPage', PayrollPeriodType);
objectType('PreviewedPayment', previewedPayment);
const PaymentPreviewType = objectType('PaymentPreview', paymentPreview);
const AdminPaymentType = objectType('AdminPayment', adminPayment);
const PayLineType = objectType('PayLine', payLine);
const PaymentPage = pageType('PaymentPage', AdminPaymentType);
const PaymentListArgs = listArgsType(paymentListFilter);

@Authorized(payers)
@Resolver()
export class PayrollResolver {
  @Authorized(administratorsAndEmployees)
  @Query(() => PaymentPeriodPage, { description: "An administrator's, or of an employee's own company." })
  paymentPeriods(
    @Ctx() context: SchedulingContext,
    @Args(() => PaymentPeriodListArgs) args: ListArgs,
  ): Promise<Page<PaymentPeriod>> {
    return listPeriods(context, parseInput(paymentPeriodListFilter, args), listOfArgs(args, periodList));
  }

  @Query(() => PayrollPeriodPage)
  payrollPeriods(
    @Ctx() context: SchedulingContext,
    @Args(() => PaymentPeriodListArgs) args: ListArgs,
  ): Promise<Page<PayrollPeriod>> {
    return listPayrollPeriods(context, parseInput(paymentPeriodListFilter, args), listOfArgs(args, periodList));
  }

  @Query(() => PayrollPeriodType, {
    nullable: true,
    description: 'Null when there is none that the caller administers.',
  })
  payrollPeriod(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<PayrollPeriod | null> {
    return orNull(() => getPayrollPeriod(context, idParameter(id)));
  }

  @Query(() => PaymentPreviewType, { description: 'What generating payments would add now. Writes nothing.' })
  paymentPreview(@Ctx() context: SchedulingContext, @Arg('period', () => ID) period: string): Promise<PaymentPreview> {
    return previewPayments(context, idParameter(period));
  }

  @Item(getPayrollPeriod)
  @Mutation(() => PayrollPeriodType, { description: 'Marks all pending payments as paid; without a day, today.' })
  async payPeriod(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('paymentDate', () => GraphQLDate, { nullable: true }) paymentDate?: string | null,
  ): Promise<PayrollPeriod> {
    const input = parseInput(paymentPatch, { status: 'paid', paymentDate: paymentDate ?? undefined });
    await payPeriod(context, idParameter(id), input.payment_date);
    return getPayrollPeriod(context, idParameter(id));
  }

  @Mutation(() => PaymentPeriodType)
  createPaymentPeriod(
    @Ctx() context: SchedulingContext,
    @Arg('input', () => NewPaymentPeriod) input: object,
  ): Promise<PaymentPeriod> {
    return createPeriod(context, parseInput(paymentPeriodInput, input));
  }

  @Mutation(() => ID, { description: 'The id of the deleted period. CONFLICT while it has payments.' })
  async deletePaymentPeriod(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deletePeriod(context, idParameter(id));
    return id;
  }

  @Mutation(() => PaymentPage, { description: "From completed, unpaid shifts. Answers the period's payments." })
  async generatePayments(
    @Ctx() context: SchedulingContext,
    @Arg('period', () => ID) period: string,
  ): Promise<Page<AdminPayment>> {
    await generatePayments(context, idParameter(period));
    return listPayments(context, { period: idParameter(period) }, listOfArgs({ pageSize: 100 }, paymentList));
  }

  @Query(() => PaymentPage)
  payments(
    @Ctx() context: SchedulingContext,
    @Args(() => PaymentListArgs) args: ListArgs,
  ): Promise<Page<AdminPayment>> {
    return listPayments(context, parseInput(paymentListFilter, args), listOfArgs(args, paymentList));
  }

  @Query(() => AdminPaymentType, {
    nullable: true,
    description: 'Null when there is none that the caller administers.',
  })
  payment(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<AdminPayment | null> {
    return orNull(() => getPayment(context, idParameter(id)));
  }

  @Query(() => [PayLineType], { description: 'What a payment is made of, in the order of time.' })
  paymentLines(@Ctx() context: SchedulingContext, @Arg('payment', () => ID) payment: string): Promise<PayLine[]> {
    return listLines(context, idParameter(payment));
  }

  @Item(getPayment)
  @Mutation(() => AdminPaymentType, { description: 'Paid without a day is paid today.' })
  updatePayment(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('status', () => PaymentStatus) status: AdminPayment['status'],
    @Arg('paymentDate', () => GraphQLDate, { nullable: true }) paymentDate?: string | null,
  ): Promise<AdminPayment> {
    const input = parseInput(paymentPatch, { status, paymentDate: paymentDate ?? undefined });
    return updatePayment(context, idParameter(id), input);
  }
}
