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

/** Every REST call of this service. */
export const authResources = resourcesOf(calls);

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
