import { migrate } from '@portfolio/service-kit/database';
import { runCommand } from '@portfolio/service-kit/service';
import { contentDatabase } from './database.ts';
import { readContentEnvironment } from './environment.ts';

await runCommand(async () => {
  const applied = await migrate(contentDatabase(readContentEnvironment().DATABASE_URL));
  process.stdout.write(`content: ${applied.length === 0 ? 'schema is up to date' : `applied ${applied.join(', ')}`}\n`);
});
