import { kubernetesFiles } from '../deploy/kubernetes/files.ts';
import { manifestsIn, requireValid } from '../deploy/kubernetes/valid.ts';
import { requireCurrent, writeGenerated } from '../graph/generated-file.ts';
import { runCommand } from '../terminal/plain-error.ts';

await runCommand(async () => {
  const files = kubernetesFiles();
  if (process.argv.includes('--check')) {
    await requireCurrent(files, 'npm run generate');
    return requireValid(manifestsIn('deploy/kubernetes'));
  }
  for (const path of await writeGenerated(files)) console.log(`Wrote ${path}`);
});
