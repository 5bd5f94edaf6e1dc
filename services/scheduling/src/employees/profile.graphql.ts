import { Ctx, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { orNull } from '../graphql.ts';
import { getMyProfile } from './profile.ts';
import { EmployeeProfile } from './profile.types.ts';

@Resolver()
export class ProfileResolver {
  @Query(() => EmployeeProfile, { nullable: true, description: 'The employee that the caller is, if any.' })
  myEmployee(@Ctx() context: SchedulingContext): Promise<EmployeeProfile | null> {
    return orNull(() => getMyProfile(context));
  }
}
