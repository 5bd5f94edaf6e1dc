import { runCommand } from '@portfolio/service-kit/service';
import { schedulingDatabase } from './database.ts';
import { readSchedulingEnvironment } from './environment.ts';
import { seedDemoContent } from './seed/seed.ts';

/** Demo content for a fresh database; never in production. */
await runCommand(async () => {
  const environment = readSchedulingEnvironment();
  const say = (what: string) => process.stdout.write(`scheduling: ${what}\n`);
  if (environment.NODE_ENV === 'production') return void say('no demo content in production');
  const database = await schedulingDatabase(environment.DATABASE_URL).initialize();
  try {
    const filled = await seedDemoContent(database, new Date());
    say(filled ? 'demo content created' : 'content exists, nothing to do');
  } finally {
    await database.destroy();
  }
});
