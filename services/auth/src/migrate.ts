import { migrate } from '@portfolio/service-kit/database';
import { runCommand } from '@portfolio/service-kit/service';
import { authDatabase } from './database.ts';
import { readAuthEnvironment } from './environment.ts';

await runCommand(async () => {
  const applied = await migrate(authDatabase(readAuthEnvironment().DATABASE_URL));
  process.stdout.write(`auth: ${applied.length === 0 ? 'schema is up to date' : `applied ${applied.join(', ')}`}\n`);
});
