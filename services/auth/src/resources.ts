import { accountEvent } from '@portfolio/contracts/audit';
import {
  chosenSettings,
  passkey,
  patreonConnection,
  sessionSchema,
  userSchema,
  userSettings,
} from '@portfolio/contracts/auth';
import { resourcesOf } from '@portfolio/service-kit/calls';
import { calls } from './calls.ts';
import { passwordResources } from './sign-in/passwords/passwords.rest.ts';
import { passkeyResources } from './sign-in/passkeys/passkeys.rest.ts';
import { patreonResources } from './sign-in/patreon/patreon.rest.ts';
import { secondFactorResources } from './sign-in/second-factor/second-factor.rest.ts';
import { sessionResources } from './sign-in/sessions/sessions.rest.ts';
import { signingKeyResources } from './shared/signing-keys/signing-keys.rest.ts';
import { userResources } from './users/administration/users.rest.ts';

/** Every REST call of this service. */
export const authResources = [
  ...signingKeyResources,
  ...sessionResources,
  ...passwordResources,
  ...patreonResources,
  // Before the users: a longer path of theirs.
  ...resourcesOf(calls),
  ...userResources,
  ...secondFactorResources,
  ...passkeyResources,
];

/** Names for the API description. */
export const named = {
  AccountEvent: accountEvent,
  Passkey: passkey,
  Session: sessionSchema,
  User: userSchema,
  PatreonConnection: patreonConnection,
  UserSettings: userSettings,
  ChosenSettings: chosenSettings,
};
