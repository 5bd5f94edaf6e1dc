import { adminRegistration, employeeRegistration } from '@portfolio/contracts/scheduling';
import { orNull, parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { generateAdminLink, registerAdministrator, validateAdminLink } from './admin-links.ts';
import { registerEmployee, validateEmployeeToken } from './employee-tokens.ts';
import {
  AdminRegistrationInput,
  AdminRegistrationLink,
  AdminTokenInfo,
  EmployeeRegistrationInput,
  EmployeeTokenInfo,
} from './registration.types.ts';

/** Root fields that a stale bearer token must not block. */
export const openRegistrationFields = [
  'adminRegistrationToken',
  'registerAdministrator',
  'employeeRegistrationToken',
  'registerEmployee',
];

@Resolver()
export class RegistrationResolver {
  @Mutation(() => AdminRegistrationLink, { description: 'Superusers only. Good for three days.' })
  generateAdminRegistrationLink(@Ctx() context: SchedulingContext): Promise<AdminRegistrationLink> {
    return generateAdminLink(context);
  }

  @Query(() => AdminTokenInfo, { nullable: true, description: 'Null for a link that is unknown, used or too old.' })
  adminRegistrationToken(
    @Ctx() context: SchedulingContext,
    @Arg('token') token: string,
  ): Promise<AdminTokenInfo | null> {
    return orNull(() => validateAdminLink(context, token));
  }

  @Mutation(() => Boolean, { description: 'Makes an account and the company that it administers.' })
  async registerAdministrator(
    @Ctx() context: SchedulingContext,
    @Arg('token') token: string,
    @Arg('input') input: AdminRegistrationInput,
  ): Promise<boolean> {
    return (await registerAdministrator(context, token, parseInput(adminRegistration, input))).success;
  }

  @Query(() => EmployeeTokenInfo, { nullable: true, description: 'Null for a link that is unknown, used or too old.' })
  employeeRegistrationToken(
    @Ctx() context: SchedulingContext,
    @Arg('token') token: string,
  ): Promise<EmployeeTokenInfo | null> {
    return orNull(() => validateEmployeeToken(context, token));
  }

  @Mutation(() => Boolean, { description: "Makes the invited employee's account." })
  async registerEmployee(
    @Ctx() context: SchedulingContext,
    @Arg('token') token: string,
    @Arg('input') input: EmployeeRegistrationInput,
  ): Promise<boolean> {
    return (await registerEmployee(context, token, parseInput(employeeRegistration, input))).success;
  }
}
