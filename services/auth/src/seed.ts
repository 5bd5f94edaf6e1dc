import { runCommand } from '@portfolio/service-kit/service';
import { authDatabase } from './database.ts';
import { readAuthEnvironment } from './environment.ts';
import { seedDemoAccounts } from './seed/demo-accounts.ts';

/** Demo accounts for a fresh database; never in production. */
await runCommand(async () => {
  const environment = readAuthEnvironment();
  const say = (what: string) => process.stdout.write(`auth: ${what}\n`);
  if (environment.NODE_ENV === 'production') return void say('no demo accounts in production');
  const database = await authDatabase(environment.DATABASE_URL).initialize();
  try {
    say((await seedDemoAccounts(database)) ? 'demo accounts created' : 'accounts exist, nothing to do');
  } finally {
    await database.destroy();
  }
});
