import { runCommand } from '@portfolio/service-kit/service';
import { contentDatabase } from './database.ts';
import { readContentEnvironment } from './environment.ts';
import { MediaLibrary } from './media/library.ts';
import { seedDemoContent } from './seed/seed.ts';

/** Demo content for a fresh database; never in production. */
await runCommand(async () => {
  const environment = readContentEnvironment();
  const say = (what: string) => process.stdout.write(`content: ${what}\n`);
  if (environment.NODE_ENV === 'production') return void say('no demo content in production');
  const database = await contentDatabase(environment.DATABASE_URL).initialize();
  try {
    const filled = await seedDemoContent(database, await MediaLibrary.open(environment));
    say(filled ? 'demo content created' : 'content exists, nothing to do');
  } finally {
    await database.destroy();
  }
});
