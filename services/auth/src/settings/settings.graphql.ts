import { userSettings, userSettingsInput, type UserSettings } from '@portfolio/contracts/auth';
import { inputType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { signedIn } from '../access.ts';
import { getSettings, saveSettings } from './settings.ts';

const UserSettingsType = objectType('UserSettings', userSettings);
const SettingsInput = inputType('UserSettingsInput', userSettingsInput);

@Authorized(signedIn)
@Resolver()
export class SettingsResolver {
  @Query(() => UserSettingsType)
  settings(@Ctx() context: AuthContext): Promise<UserSettings> {
    return getSettings(context);
  }

  @Mutation(() => UserSettingsType)
  updateSettings(@Ctx() context: AuthContext, @Arg('input', () => SettingsInput) input: object): Promise<UserSettings> {
    return saveSettings(context, parseInput(userSettingsInput, input));
  }
}
