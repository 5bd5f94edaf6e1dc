import { generateDocuments } from '../graph/codegen.ts';
import { composeGraph } from '../graph/compose.ts';
import { writeGenerated } from '../graph/generated-file.ts';
import { describeApi } from '../graph/openapi.ts';
import { runTask } from '../start/task.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { turbo } from '../turbo.ts';

/** `npm run generate`: everything that follows from the services' resolvers, the screens' operations and the
 * contracts, in order. */
await runCommand(async () => {
  const task = { title: 'Printing the schemas', ...turbo(['schema', '--output-logs=errors-only']) };
  await runTask(task, () => undefined, new AbortController().signal);
  const written = [
    ...(await writeGenerated(await composeGraph())),
    ...(await writeGenerated(await generateDocuments())),
    ...(await writeGenerated(describeApi())),
  ];
  for (const path of written) console.log(`Wrote ${path}`);
});
