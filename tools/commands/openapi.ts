import { requireCurrent, writeGenerated } from '../graph/generated-file.ts';
import { describeApi } from '../graph/openapi.ts';
import { runCommand } from '../terminal/plain-error.ts';

await runCommand(async () => {
  const files = await describeApi();
  if (process.argv.includes('--check')) return requireCurrent(files, 'npm run generate');
  for (const path of await writeGenerated(files)) console.log(`Wrote ${path}`);
});
