import type { UserWire } from '@portfolio/contracts/auth';
import { Ctx, Directive, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { currentUser } from './current-user.ts';
import { findUser, userWire } from './user.ts';

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

@Resolver(() => User)
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null for a visitor.' })
  async me(@Ctx() context: AuthContext): Promise<User | null> {
    return context.actor ? graphqlUser(userWire(await currentUser(context))) : null;
  }
}

/** Federation: oneself, and anyone for staff, who manage users; to others a reference tells nothing. */
export async function userReference({ id }: { id: string }, context: AuthContext): Promise<User | null> {
  const { actor } = context;
  if (!actor || (!actor.isStaff && !actor.isSuperuser && String(actor.userId) !== id)) return null;
  const user = await findUser(context, Number(id));
  return user ? graphqlUser(userWire(user)) : null;
}
