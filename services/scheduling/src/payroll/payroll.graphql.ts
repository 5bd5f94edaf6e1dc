import {
  paymentListFilter,
  paymentPatch,
  paymentPeriodInput,
  paymentPeriodListFilter,
  type AdminPayment as AdminPaymentRow,
} from '@portfolio/contracts/scheduling';
import { listOfArgs, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { CompanyListArgs } from '../graphql.ts';
import { PaymentStatusEnum } from '../portal/portal.types.ts';
import { generatePayments } from './generate-payments.ts';
import { listPayments, paymentList, updatePayment } from './payments.ts';
import {
  AdminPayment,
  NewPaymentPeriod,
  PaymentListArgs,
  PaymentPage,
  PaymentPeriod,
  PaymentPeriodPage,
} from './payroll.types.ts';
import { createPeriod, deletePeriod, listPeriods, periodList } from './periods.ts';

@Resolver()
export class PayrollResolver {
  @Query(() => PaymentPeriodPage, { description: "An administrator's, or of an employee's own company." })
  paymentPeriods(@Ctx() context: SchedulingContext, @Args() args: CompanyListArgs): Promise<PaymentPeriodPage> {
    return listPeriods(context, parseInput(paymentPeriodListFilter, args), listOfArgs(args, periodList));
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
