import { chosenSettings, patreonConnection, sessionSchema, userSchema, userSettings } from '@portfolio/contracts/auth';
import { emailResources } from './email/email.rest.ts';
import { passwordResources } from './passwords/passwords.rest.ts';
import { patreonResources } from './patreon/patreon.rest.ts';
import { sessionResources } from './sessions/sessions.rest.ts';
import { settingsResources } from './settings/settings.rest.ts';
import { signingKeyResources } from './signing-keys/signing-keys.rest.ts';
import { userResources } from './users/users.rest.ts';

/** Every REST call of this service. */
export const authResources = [
  ...signingKeyResources,
  ...sessionResources,
  ...passwordResources,
  ...emailResources,
  ...patreonResources,
  ...userResources,
  ...settingsResources,
];

/** Names for the API description. */
export const named = {
  Session: sessionSchema,
  User: userSchema,
  PatreonConnection: patreonConnection,
  UserSettings: userSettings,
  ChosenSettings: chosenSettings,
};
