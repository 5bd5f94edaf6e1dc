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
import { passwordResources } from './passwords/passwords.rest.ts';
import { passkeyResources } from './passkeys/passkeys.rest.ts';
import { patreonResources } from './patreon/patreon.rest.ts';
import { secondFactorResources } from './second-factor/second-factor.rest.ts';
import { sessionResources } from './sessions/sessions.rest.ts';
import { signingKeyResources } from './signing-keys/signing-keys.rest.ts';
import { userResources } from './users/users.rest.ts';

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
