import {
  availabilityInput,
  availabilityRule,
  availabilityRuleInput,
  dayOfWeek,
  employeeProfile,
  myPayments,
  myPaymentsQuery,
  payment,
  paymentSummary,
  profilePatch,
  type AvailabilityRule,
  type EmployeeProfile,
  type MyPayments,
} from '@portfolio/contracts/scheduling';
import { signedIn } from '@portfolio/service-kit/access';
import { argsType, enumType, inputType, objectType, orNull, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { administrators, employees } from '../companies/access.ts';
import type { SchedulingContext } from '../context.ts';
import { getAvailability, getMyAvailability, setMyAvailability } from './availability.ts';
import { getMyPayments } from './my-payments.ts';
import { getMyProfile, updateMyProfile } from './profile.ts';

enumType('DayOfWeek', dayOfWeek);
const AvailabilityRuleType = objectType('AvailabilityRule', availabilityRule);
const AvailabilityRuleInput = inputType('AvailabilityRuleInput', availabilityRuleInput);
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

  @Query(() => [AvailabilityRuleType], { description: 'In the order of the week.' })
  async myAvailability(@Ctx() context: SchedulingContext): Promise<AvailabilityRule[]> {
    return (await getMyAvailability(context)).availability_rules;
  }

  @Authorized(administrators)
  @Query(() => [AvailabilityRuleType], { description: 'What an employee has said, for their administrators.' })
  async employeeAvailability(
    @Ctx() context: SchedulingContext,
    @Arg('employee', () => ID) employee: string,
  ): Promise<AvailabilityRule[]> {
    return (await getAvailability(context, idParameter(employee))).availability_rules;
  }

  @Mutation(() => [AvailabilityRuleType], { description: 'Replaces the rules.' })
  async setMyAvailability(
    @Ctx() context: SchedulingContext,
    @Arg('rules', () => [AvailabilityRuleInput]) rules: object[],
  ): Promise<AvailabilityRule[]> {
    const input = parseInput(availabilityInput, { availabilityRules: rules });
    return (await setMyAvailability(context, input)).availability_rules;
  }

  @Query(() => MyPaymentsType, { description: 'Newest period first. Receipts are at REST.' })
  myPayments(@Ctx() context: SchedulingContext, @Args(() => MyPaymentsArgs) args: object): Promise<MyPayments> {
    return getMyPayments(context, parseInput(myPaymentsQuery, args));
  }
}
