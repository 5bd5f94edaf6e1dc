import { runCommand } from '@portfolio/service-kit/service';
import { authDatabase } from './database.ts';
import { readAuthEnvironment } from './environment.ts';
import { retireDemoAccounts } from './seed/demo-accounts.ts';

/** Shuts demo accounts that were left behind, so that a start in production mode takes the database. */
await runCommand(async () => {
  const database = await authDatabase(readAuthEnvironment().DATABASE_URL).initialize();
  try {
    process.stdout.write(`auth: ${await retireDemoAccounts(database)} demo accounts are shut\n`);
  } finally {
    await database.destroy();
  }
});
