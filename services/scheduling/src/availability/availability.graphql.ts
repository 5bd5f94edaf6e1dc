import {
  availabilityInput,
  availabilityRule,
  availabilityRuleInput,
  dayOfWeek,
  type AvailabilityRule,
} from '@portfolio/contracts/scheduling';
import { enumType, inputType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { administrators, employees } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { getAvailability, getMyAvailability, setMyAvailability } from './availability.ts';

enumType('DayOfWeek', dayOfWeek);
const AvailabilityRuleType = objectType('AvailabilityRule', availabilityRule);
const AvailabilityRuleInput = inputType('AvailabilityRuleInput', availabilityRuleInput);

@Authorized(employees)
@Resolver()
export class AvailabilityResolver {
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
}
