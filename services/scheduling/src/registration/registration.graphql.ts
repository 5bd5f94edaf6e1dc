import {
  adminRegistration,
  adminRegistrationLink,
  adminTokenInfo,
  employeeRegistration,
  employeeTokenInfo,
  invitation,
  invitationInput,
  type AdminRegistrationLink,
  type AdminTokenInfo,
  type EmployeeTokenInfo,
  type Invitation,
} from '@portfolio/contracts/scheduling';
import { openByLink, openToAll } from '@portfolio/service-kit/access';
import { argsType, inputType, Item, ItemOf, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import {
  generateAdminLink,
  linkMakers,
  registerAdministrator,
  validateAdminLink,
  knowAdminLink,
} from './admin-links.ts';
import { registerEmployee, validateEmployeeToken, knowInvitation } from './employee-tokens.ts';
import { inviteEmployee } from './invite.ts';
import { getEmployee } from '../employees/employees.ts';

const AdminRegistrationLinkType = objectType('AdminRegistrationLink', adminRegistrationLink);
const AdminTokenInfoType = objectType('AdminTokenInfo', adminTokenInfo);
const EmployeeTokenInfoType = objectType('EmployeeTokenInfo', employeeTokenInfo, { omit: ['valid'] });
const InvitationType = objectType('Invitation', invitation, { omit: ['registration_url'] });
const InvitationArgs = argsType(invitationInput);
const AdminRegistrationInput = inputType('AdminRegistrationInput', adminRegistration);
const EmployeeRegistrationInput = inputType('EmployeeRegistrationInput', employeeRegistration);

@Resolver()
export class RegistrationResolver {
  @Authorized(administrators)
  @Item(getEmployee)
  @Mutation(() => InvitationType, { description: 'CONFLICT for an employee who has an account.' })
  inviteEmployee(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Args(() => InvitationArgs) args: object,
  ): Promise<Invitation> {
    return inviteEmployee(context, idParameter(id), parseInput(invitationInput, args));
  }

  @Authorized(linkMakers)
  @Mutation(() => AdminRegistrationLinkType, { description: 'Superusers only. Good for three days.' })
  generateAdminRegistrationLink(@Ctx() context: SchedulingContext): Promise<AdminRegistrationLink> {
    return generateAdminLink(context);
  }

  @Authorized(openToAll)
  @Query(() => AdminTokenInfoType, {
    nullable: true,
    description: 'Refused, with the reason, for a link that is unknown, used or too old.',
  })
  adminRegistrationToken(@Ctx() context: SchedulingContext, @Arg('token') token: string): Promise<AdminTokenInfo> {
    return validateAdminLink(context, token);
  }

  @Authorized(openByLink)
  @ItemOf('token', knowAdminLink)
  @Mutation(() => Boolean, { description: 'Makes an account and the company that it administers.' })
  async registerAdministrator(
    @Ctx() context: SchedulingContext,
    @Arg('token') token: string,
    @Arg('input', () => AdminRegistrationInput) input: object,
  ): Promise<boolean> {
    return (await registerAdministrator(context, token, parseInput(adminRegistration, input))).success;
  }

  @Authorized(openToAll)
  @Query(() => EmployeeTokenInfoType, {
    nullable: true,
    description: 'Refused, with the reason, for a link that is unknown, used or too old.',
  })
  employeeRegistrationToken(
    @Ctx() context: SchedulingContext,
    @Arg('token') token: string,
  ): Promise<EmployeeTokenInfo> {
    return validateEmployeeToken(context, token);
  }

  @Authorized(openByLink)
  @ItemOf('token', knowInvitation)
  @Mutation(() => Boolean, { description: "Makes the invited employee's account." })
  async registerEmployee(
    @Ctx() context: SchedulingContext,
    @Arg('token') token: string,
    @Arg('input', () => EmployeeRegistrationInput) input: object,
  ): Promise<boolean> {
    return (await registerEmployee(context, token, parseInput(employeeRegistration, input))).success;
  }
}
