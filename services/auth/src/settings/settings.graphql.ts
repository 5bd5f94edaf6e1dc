import { userSettings } from '@portfolio/contracts/auth';
import { parseInput } from '@portfolio/service-kit/graphql';
import { camelKeys } from '@portfolio/service-kit/keys';
import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { getSettings, saveSettings } from './settings.ts';

/** scheduling.md §3 User settings, both ways. */
@ObjectType()
@InputType('UserSettingsInput')
class UserSettings {
  @Field({ description: 'light or dark' })
  theme: string;

  @Field()
  notificationsEnabled: boolean;

  @Field()
  emailNotifications: boolean;

  @Field()
  shiftReminders: boolean;

  @Field({ description: 'en, es or fr' })
  language: string;

  @Field()
  timezone: string;
}

@Resolver()
export class SettingsResolver {
  @Query(() => UserSettings)
  async settings(@Ctx() context: AuthContext): Promise<UserSettings> {
    return camelKeys(await getSettings(context)) as UserSettings;
  }

  @Mutation(() => UserSettings)
  async updateSettings(@Ctx() context: AuthContext, @Arg('input') input: UserSettings): Promise<UserSettings> {
    return camelKeys(await saveSettings(context, parseInput(userSettings, input))) as UserSettings;
  }
}
