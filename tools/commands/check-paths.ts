import { root } from '../root.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { knownFiles, missingCitations } from '../verify/cited-paths.ts';
import { faultsBelow } from '../verify/documents.ts';

await runCommand(async () => {
  const missing = missingCitations(root).map(({ file, line, path }) => `${file}:${line}: there is no ${path}.`);
  const faults = [...missing, ...faultsBelow(root, knownFiles(root))];
  for (const fault of faults) console.log(fault);
  return Promise.resolve(faults.length === 0 ? 0 : 1);
});
