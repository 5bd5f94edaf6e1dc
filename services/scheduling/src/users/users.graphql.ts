import { batched } from '@portfolio/service-kit/batched';
import { Ctx, Directive, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { findSchedulingUsers } from './scheduling-user.ts';

@ObjectType()
class AdministeredCompany {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;
}

@ObjectType()
class UserEmployeeProfile {
  @Field(() => ID)
  id: number;

  @Field(() => ID, { name: 'companyId' })
  company_id: number;
}

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
export class UserResolver {
  @FieldResolver(() => [AdministeredCompany], { description: 'The first is the working company.' })
  administeredCompanies(@Root() user: User, @Ctx() context: SchedulingContext): Promise<AdministeredCompany[]> {
    return administeredBy(user, context);
  }

  @FieldResolver(() => [AdministeredCompany], { description: 'The same as administeredCompanies.' })
  companyAdminFor(@Root() user: User, @Ctx() context: SchedulingContext): Promise<AdministeredCompany[]> {
    return administeredBy(user, context);
  }

  @FieldResolver(() => UserEmployeeProfile, { nullable: true })
  async employeeProfile(@Root() user: User, @Ctx() context: SchedulingContext): Promise<UserEmployeeProfile | null> {
    return maySee(user, context) ? ((await schedulingUsers(context, Number(user.id)))?.employee_profile ?? null) : null;
  }
}

async function administeredBy(user: User, context: SchedulingContext): Promise<AdministeredCompany[]> {
  return maySee(user, context) ? ((await schedulingUsers(context, Number(user.id)))?.administered_companies ?? []) : [];
}

/** Oneself, and staff, who manage users (scheduling.md §6). A reference alone tells others nothing. */
const maySee = ({ id }: User, { actor }: SchedulingContext): boolean =>
  actor !== undefined && (actor.isStaff || actor.isSuperuser || String(actor.userId) === id);

/** Federation: any id will do, because scheduling does not know which users exist. */
export const userReference = ({ id }: { id: string }): User => ({ id });
