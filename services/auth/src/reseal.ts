import { runCommand } from '@portfolio/service-kit/service';
import { authDatabase } from './database.ts';
import { readAuthEnvironment } from './environment.ts';
import { resealSecrets } from './sign-in/reseal.ts';
import { createSecrets } from './shared/secrets/secrets.ts';

/** After a new key was put in front of DATA_KEYS, and the service started with it: the old one is needed no more. */
await runCommand(async () => {
  const environment = readAuthEnvironment();
  const database = await authDatabase(environment.DATABASE_URL).initialize();
  try {
    const count = await resealSecrets(database, createSecrets(environment));
    process.stdout.write(`auth: ${count} signing keys, second factors and connections of Patreon were sealed anew\n`);
  } finally {
    await database.destroy();
  }
});
