import { runCommand } from '@portfolio/service-kit/service';
import { vaultOf } from '@portfolio/service-kit/vault';
import { schedulingDatabase } from './database.ts';
import { resealEmployees } from './people/employees/sealed.ts';
import { readSchedulingEnvironment } from './environment.ts';

/** After a new key was put in front of DATA_KEYS, and the service started with it: the old one is needed no more. */
await runCommand(async () => {
  const environment = readSchedulingEnvironment();
  const vault = vaultOf(environment);
  const database = await schedulingDatabase(environment.DATABASE_URL).initialize();
  try {
    process.stdout.write(
      `scheduling: numbers of ${await resealEmployees(database, vault)} employees were sealed anew\n`,
    );
  } finally {
    await database.destroy();
  }
});
