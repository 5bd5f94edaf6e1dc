import { kubernetesFiles } from '../deploy/kubernetes/files.ts';
import { requireCurrent, writeGenerated } from '../graph/generated-file.ts';
import { runCommand } from '../terminal/plain-error.ts';

await runCommand(async () => {
  const files = kubernetesFiles();
  if (process.argv.includes('--check')) return requireCurrent(files, 'npm run generate');
  for (const path of await writeGenerated(files)) console.log(`Wrote ${path}`);
});
