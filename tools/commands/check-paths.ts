import { root } from '../root.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { missingCitations } from '../verify/cited-paths.ts';

await runCommand(async () => {
  const missing = missingCitations(root);
  for (const { file, line, path } of missing) console.log(`${file}:${line}: there is no ${path}.`);
  return Promise.resolve(missing.length === 0 ? 0 : 1);
});
