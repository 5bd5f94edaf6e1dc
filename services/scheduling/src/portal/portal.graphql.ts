import { availabilityInput, myPaymentsQuery, profilePatch } from '@portfolio/contracts/scheduling';
import { orNull, parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { getMyAvailability, setMyAvailability } from './availability.ts';
import { getMyPayments } from './my-payments.ts';
import { AvailabilityRule, AvailabilityRuleInput, MyPayments, ProfileChanges } from './portal.types.ts';
import { getMyProfile, updateMyProfile } from './profile.ts';
import { EmployeeProfile } from './profile.types.ts';

@Resolver()
export class PortalResolver {
  @Query(() => EmployeeProfile, { nullable: true, description: 'The employee that the caller is, if any.' })
  myEmployee(@Ctx() context: SchedulingContext): Promise<EmployeeProfile | null> {
    return orNull(() => getMyProfile(context));
  }

  @Mutation(() => EmployeeProfile)
  updateMyEmployee(@Ctx() context: SchedulingContext, @Arg('input') input: ProfileChanges): Promise<EmployeeProfile> {
    return updateMyProfile(context, parseInput(profilePatch, input));
  }

  @Query(() => [AvailabilityRule], { description: 'In the order of the week.' })
  async myAvailability(@Ctx() context: SchedulingContext): Promise<AvailabilityRule[]> {
    return (await getMyAvailability(context)).availability_rules;
  }

  @Mutation(() => [AvailabilityRule], { description: 'Replaces the rules.' })
  async setMyAvailability(
    @Ctx() context: SchedulingContext,
    @Arg('rules', () => [AvailabilityRuleInput]) rules: AvailabilityRuleInput[],
  ): Promise<AvailabilityRule[]> {
    const input = parseInput(availabilityInput, { availabilityRules: rules });
    return (await setMyAvailability(context, input)).availability_rules;
  }

  @Query(() => MyPayments, { description: 'Newest period first. Receipts are at REST.' })
  myPayments(
    @Ctx() context: SchedulingContext,
    @Arg('period', () => ID, { nullable: true }) period?: string,
  ): Promise<MyPayments> {
    return getMyPayments(context, parseInput(myPaymentsQuery, { period }));
  }
}
