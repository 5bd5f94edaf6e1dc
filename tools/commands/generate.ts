import { kubernetesFiles } from '../deploy/kubernetes/files.ts';
import { generateDocuments } from '../graph/codegen.ts';
import { composeGraph } from '../graph/compose.ts';
import { writeGenerated } from '../graph/generated-file.ts';
import { describeApi } from '../graph/openapi.ts';
import { runTask } from '../start/task.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { turbo } from '../turbo.ts';

/** `npm run generate`: everything that follows from the services' resolvers and routes, the screens' operations and what deploys them, in order. */
await runCommand(async () => {
  const task = { title: 'Printing what the services answer', ...turbo(['schema', '--output-logs=errors-only']) };
  await runTask(task, () => undefined, new AbortController().signal);
  const written = [
    ...(await writeGenerated(await composeGraph())),
    ...(await writeGenerated(await generateDocuments())),
    ...(await writeGenerated(await describeApi())),
    ...(await writeGenerated(kubernetesFiles())),
  ];
  for (const path of written) console.log(`Wrote ${path}`);
});
