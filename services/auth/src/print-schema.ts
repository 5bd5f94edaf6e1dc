import { accountEvent } from '@portfolio/contracts/audit';
import {
  chosenSettings,
  passkey,
  patreonConnection,
  sessionSchema,
  userSchema,
  userSettings,
} from '@portfolio/contracts/auth';
import { printContract } from '@portfolio/service-kit/openapi';
import { runCommand } from '@portfolio/service-kit/service';
import { authResources as resources } from './calls.ts';
import { authSubgraph } from './subgraph.ts';

/** Names for the API description. */
const named = {
  AccountEvent: accountEvent,
  Passkey: passkey,
  Session: sessionSchema,
  User: userSchema,
  PatreonConnection: patreonConnection,
  UserSettings: userSettings,
  ChosenSettings: chosenSettings,
};

await runCommand(async () =>
  printContract({ name: 'auth', subgraph: await authSubgraph(), resources, named }, new URL('..', import.meta.url)),
);
