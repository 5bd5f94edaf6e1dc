import { serviceNames } from '@portfolio/contracts/routes';
import { provision, requireServer } from '../start/databases.ts';
import { parseEnvironment } from '../start/environment.ts';
import { readSecrets } from '../start/secrets.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/**
 * `npm run provision`: makes the services' databases and roles on the server in `DATABASE_URL`, or brings them up to date, and
 * prints what each service is to be told. Passwords are kept below `DATA_PATH`.
 */
await runCommand(async () => {
  const { databaseUrl, dataPath } = parseEnvironment(process.env);
  if (!databaseUrl) throw new PlainError("Set DATABASE_URL to a superuser's address of the server.");
  await requireServer(databaseUrl);
  const addresses = await provision(databaseUrl, readSecrets(dataPath, serviceNames));
  for (const [service, { application, owner }] of Object.entries(addresses))
    console.log(`${service}\n  DATABASE_URL=${application}\n  MIGRATION_DATABASE_URL=${owner}   (to migrate)`);
});
