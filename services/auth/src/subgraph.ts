import 'reflect-metadata';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import { ActivityResolver } from './activity/activity.graphql.ts';
import type { AuthContext } from './context.ts';
import { EmailResolver } from './email/email.graphql.ts';
import { PasskeyResolver } from './passkeys/passkeys.graphql.ts';
import { PasswordResolver } from './passwords/passwords.graphql.ts';
import { PatreonResolver } from './patreon/patreon.graphql.ts';
import { PersonalDataResolver } from './personal-data/personal-data.graphql.ts';
import { SessionResolver } from './sessions/sessions.graphql.ts';
import { SecondFactorResolver } from './second-factor/second-factor.graphql.ts';
import { SettingsResolver } from './settings/settings.graphql.ts';
import { userReference, UserResolver } from './users/users.graphql.ts';

/** The auth subgraph, also for `print-schema.ts`. */
export const authSubgraph = (): Promise<Subgraph> =>
  buildSubgraph<AuthContext>({
    resolvers: [
      ActivityResolver,
      UserResolver,
      SessionResolver,
      PasswordResolver,
      EmailResolver,
      PatreonResolver,
      SettingsResolver,
      SecondFactorResolver,
      PasskeyResolver,
      PersonalDataResolver,
    ],
    references: { User: userReference },
  });
