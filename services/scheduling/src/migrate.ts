import { migrate } from '@portfolio/service-kit/database';
import { runCommand } from '@portfolio/service-kit/service';
import { schedulingDatabase } from './database.ts';
import { readSchedulingEnvironment } from './environment.ts';

await runCommand(async () => {
  const applied = await migrate(schedulingDatabase(readSchedulingEnvironment().DATABASE_URL));
  process.stdout.write(
    `scheduling: ${applied.length === 0 ? 'schema is up to date' : `applied ${applied.join(', ')}`}\n`,
  );
});
