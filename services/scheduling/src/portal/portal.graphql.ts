import {
  employeeProfile,
  myPayments,
  myPaymentsQuery,
  payment,
  paymentSummary,
  profilePatch,
  type EmployeeProfile,
  type MyPayments,
} from '@portfolio/contracts/scheduling';
import { signedIn } from '@portfolio/service-kit/access';
import { argsType, inputType, objectType, orNull, parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { employees } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { getMyPayments } from './my-payments.ts';
import { getMyProfile, updateMyProfile } from './profile.ts';

const EmployeeProfileType = objectType('EmployeeProfile', employeeProfile, { omit: ['phone_number'] });
const ProfileChanges = inputType('ProfileChanges', profilePatch, { omit: ['phone_number'] });
objectType('Payment', payment);
objectType('PaymentSummary', paymentSummary);
const MyPaymentsType = objectType('MyPayments', myPayments);
const MyPaymentsArgs = argsType(myPaymentsQuery);

@Authorized(employees)
@Resolver()
export class PortalResolver {
  @Authorized(signedIn)
  @Query(() => EmployeeProfileType, { nullable: true, description: 'The employee that the caller is, if any.' })
  myEmployee(@Ctx() context: SchedulingContext): Promise<EmployeeProfile | null> {
    return orNull(() => getMyProfile(context));
  }

  @Mutation(() => EmployeeProfileType)
  updateMyEmployee(
    @Ctx() context: SchedulingContext,
    @Arg('input', () => ProfileChanges) input: object,
  ): Promise<EmployeeProfile> {
    return updateMyProfile(context, parseInput(profilePatch, input));
  }

  @Query(() => MyPaymentsType, { description: 'Newest period first. Receipts are at REST.' })
  myPayments(@Ctx() context: SchedulingContext, @Args(() => MyPaymentsArgs) args: object): Promise<MyPayments> {
    return getMyPayments(context, parseInput(myPaymentsQuery, args));
  }
}
