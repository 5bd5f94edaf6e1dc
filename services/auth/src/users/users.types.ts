import type { UserWire } from '@portfolio/contracts/auth';
import { pageOf } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Directive, Field, ID, InputType, ObjectType } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { findUserFor, userWire } from './user.ts';

/** Companies and employee profile are added to this type by the scheduling service. */
@Directive('@key(fields: "id")')
@ObjectType()
export class User {
  @Field(() => ID)
  id: number;

  @Field()
  username: string;

  @Field()
  email: string;

  @Field()
  firstName: string;

  @Field()
  lastName: string;

  @Field()
  isActive: boolean;

  @Field()
  isStaff: boolean;

  @Field()
  isSuperuser: boolean;

  @Field({ description: 'Administers a company.' })
  isAdmin: boolean;

  @Field(() => String, { nullable: true })
  patreonTier: string | null;

  @Field()
  isPatreonConnected: boolean;

  @Field(() => String, { description: 'ISO 8601, UTC.' })
  dateJoined: string;

  @Field(() => String, { nullable: true, description: 'ISO 8601, UTC.' })
  lastLogin: string | null;
}

export const graphqlUser = (user: UserWire): User => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  isActive: user.is_active,
  isStaff: user.is_staff,
  isSuperuser: user.is_superuser,
  isAdmin: user.is_admin,
  patreonTier: user.patreon_tier,
  isPatreonConnected: user.is_patreon_connected,
  dateJoined: user.date_joined,
  lastLogin: user.last_login,
});

/** Federation: oneself, and anyone for staff, who manage users; to others a reference tells nothing. */
export async function userReference({ id }: { id: string }, context: AuthContext): Promise<User | null> {
  const user = await findUserFor(context, idParameter(id));
  return user ? graphqlUser(userWire(user)) : null;
}

@ObjectType()
export class UserPage extends pageOf(User) {}

/** Absent fields stay as they are. */
@InputType()
export class UserChanges {
  @Field(() => String, { nullable: true })
  username?: string;

  @Field(() => String, { nullable: true })
  email?: string;

  @Field(() => String, { nullable: true })
  firstName?: string;

  @Field(() => String, { nullable: true })
  lastName?: string;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean;

  @Field(() => Boolean, { nullable: true })
  isStaff?: boolean;

  @Field(() => Boolean, { nullable: true })
  isSuperuser?: boolean;
}

@InputType()
export class NewUser extends UserChanges {
  @Field()
  password: string;
}
