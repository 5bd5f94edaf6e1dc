import {
  paymentListFilter,
  paymentPatch,
  paymentPeriodInput,
  paymentPeriodListFilter,
  type AdminPayment as AdminPaymentRow,
} from '@portfolio/contracts/scheduling';
import { listOfArgs, orNull, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { CompanyListArgs } from '../graphql.ts';
import { PaymentStatusEnum } from '../portal/portal.types.ts';
import { generatePayments } from './generate-payments.ts';
import { payPeriod } from './pay-period.ts';
import { listPayments, paymentList, updatePayment } from './payments.ts';
import {
  AdminPayment,
  NewPaymentPeriod,
  PaymentListArgs,
  PaymentPage,
  PaymentPeriod,
  PaymentPeriodPage,
  PaymentPreview,
  PayrollPeriod,
  PayrollPeriodPage,
} from './payroll.types.ts';
import { getPayrollPeriod, listPayrollPeriods } from './payroll-periods.ts';
import { createPeriod, deletePeriod, listPeriods, periodList } from './periods.ts';
import { previewPayments } from './preview-payments.ts';

@Resolver()
export class PayrollResolver {
  @Query(() => PaymentPeriodPage, { description: "An administrator's, or of an employee's own company." })
  paymentPeriods(@Ctx() context: SchedulingContext, @Args() args: CompanyListArgs): Promise<PaymentPeriodPage> {
    return listPeriods(context, parseInput(paymentPeriodListFilter, args), listOfArgs(args, periodList));
  }

  @Query(() => PayrollPeriodPage)
  payrollPeriods(@Ctx() context: SchedulingContext, @Args() args: CompanyListArgs): Promise<PayrollPeriodPage> {
    return listPayrollPeriods(context, parseInput(paymentPeriodListFilter, args), listOfArgs(args, periodList));
  }

  @Query(() => PayrollPeriod, { nullable: true, description: 'Null when there is none that the caller administers.' })
  payrollPeriod(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<PayrollPeriod | null> {
    return orNull(() => getPayrollPeriod(context, idParameter(id)));
  }

  @Query(() => PaymentPreview, { description: 'What generating payments would add now. Writes nothing.' })
  paymentPreview(@Ctx() context: SchedulingContext, @Arg('period', () => ID) period: string): Promise<PaymentPreview> {
    return previewPayments(context, idParameter(period));
  }

  @Mutation(() => PayrollPeriod, { description: 'Marks all pending payments as paid; without a day, today.' })
  async payPeriod(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('paymentDate', () => String, { nullable: true }) paymentDate?: string | null,
  ): Promise<PayrollPeriod> {
    const input = parseInput(paymentPatch, { status: 'paid', paymentDate: paymentDate ?? undefined });
    await payPeriod(context, idParameter(id), input.payment_date);
    return getPayrollPeriod(context, idParameter(id));
  }

  @Mutation(() => PaymentPeriod)
  createPaymentPeriod(
    @Ctx() context: SchedulingContext,
    @Arg('input') input: NewPaymentPeriod,
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
  ): Promise<PaymentPage> {
    await generatePayments(context, idParameter(period));
    return listPayments(context, { period: idParameter(period) }, listOfArgs({ pageSize: 100 }, paymentList));
  }

  @Query(() => PaymentPage)
  payments(@Ctx() context: SchedulingContext, @Args() args: PaymentListArgs): Promise<PaymentPage> {
    return listPayments(context, parseInput(paymentListFilter, args), listOfArgs(args, paymentList));
  }

  @Mutation(() => AdminPayment, { description: 'Paid without a day is paid today.' })
  updatePayment(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('status', () => PaymentStatusEnum) status: AdminPaymentRow['status'],
    @Arg('paymentDate', () => String, { nullable: true }) paymentDate?: string | null,
  ): Promise<AdminPayment> {
    const input = parseInput(paymentPatch, { status, paymentDate: paymentDate ?? undefined });
    return updatePayment(context, idParameter(id), input);
  }
}
