import { administeredCompany, employeeOfUser, type SchedulingUser } from '@portfolio/contracts/scheduling';
import { batched, objectType } from '@portfolio/service-kit/graphql';
import { Ctx, Directive, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import type { SchedulingContext } from '../../context.ts';
import { findSchedulingUsers } from './scheduling-user.ts';

const AdministeredCompany = objectType('AdministeredCompany', administeredCompany);
const UserEmployeeProfile = objectType('UserEmployeeProfile', employeeOfUser);

/** A user of the auth service, which owns the type; here are only the fields that scheduling adds. */
@Directive('@key(fields: "id")')
@ObjectType()
export class User {
  @Field(() => ID)
  id: string;
}

/** One statement for all users of an answer. */
const schedulingUsers = batched(findSchedulingUsers);

@Resolver(() => User)
export class UserFields {
  @FieldResolver(() => [AdministeredCompany], { description: 'The first is the working company.' })
  administeredCompanies(
    @Root() user: User,
    @Ctx() context: SchedulingContext,
  ): Promise<SchedulingUser['administered_companies']> {
    return administeredBy(user, context);
  }

  @FieldResolver(() => [AdministeredCompany], { description: 'The same as administeredCompanies.' })
  companyAdminFor(
    @Root() user: User,
    @Ctx() context: SchedulingContext,
  ): Promise<SchedulingUser['administered_companies']> {
    return administeredBy(user, context);
  }

  @FieldResolver(() => UserEmployeeProfile, { nullable: true })
  async employeeProfile(
    @Root() user: User,
    @Ctx() context: SchedulingContext,
  ): Promise<SchedulingUser['employee_profile']> {
    return maySee(user, context) ? ((await schedulingUsers(context, Number(user.id)))?.employee_profile ?? null) : null;
  }
}

async function administeredBy(
  user: User,
  context: SchedulingContext,
): Promise<SchedulingUser['administered_companies']> {
  return maySee(user, context) ? ((await schedulingUsers(context, Number(user.id)))?.administered_companies ?? []) : [];
}

/** Oneself, and staff, who manage users (scheduling.md §6). A reference alone tells others nothing. */
const maySee = ({ id }: User, { actor }: SchedulingContext): boolean =>
  actor !== undefined && (actor.isStaff || actor.isSuperuser || String(actor.userId) === id);

/** Federation: any id will do, because scheduling does not know which users exist. */
export const userReference = ({ id }: { id: string }): User => ({ id });
