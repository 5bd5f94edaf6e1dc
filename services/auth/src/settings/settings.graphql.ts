import {
  chosenSettings,
  userSettings,
  userSettingsInput,
  type ChosenSettings,
  type UserSettings,
} from '@portfolio/contracts/auth';
import { inputType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { signedIn, signedInToSetUp } from '../access.ts';
import { getChosenSettings, getSettings, saveSettings } from './settings.ts';

const UserSettingsType = objectType('UserSettings', userSettings);
const ChosenSettingsType = objectType('ChosenSettings', chosenSettings);
const SettingsInput = inputType('UserSettingsInput', userSettingsInput);

@Authorized(signedIn)
@Resolver()
export class SettingsResolver {
  @Authorized(signedInToSetUp)
  @Query(() => UserSettingsType)
  settings(@Ctx() context: AuthContext): Promise<UserSettings> {
    return getSettings(context);
  }

  @Authorized(signedInToSetUp)
  @Query(() => ChosenSettingsType, {
    description: 'What one has chosen; null for the rest, which is as `settings` tells.',
  })
  chosenSettings(@Ctx() context: AuthContext): Promise<ChosenSettings> {
    return getChosenSettings(context);
  }

  @Mutation(() => UserSettingsType)
  updateSettings(@Ctx() context: AuthContext, @Arg('input', () => SettingsInput) input: object): Promise<UserSettings> {
    return saveSettings(context, parseInput(userSettingsInput, input));
  }
}
