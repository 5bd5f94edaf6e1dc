import { basename, join } from 'node:path';
import { generateFor } from '../graph/codegen.ts';
import { inRoot, requireCurrent } from '../graph/generated-file.ts';
import { checkTypesOf } from '../verify/types.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/**
 * `npm run check:release` of a remote and of the shell, before it is released: that what it asks was generated, and its types. turbo
 * remembers what has passed.
 */
await runCommand(async () => {
  const folder = process.cwd();
  await requireCurrent(await generateFor(folder, inRoot('gateway/schema.graphql')), 'npm run generate');
  if (!checkTypesOf(join(folder, 'tsconfig.json')))
    throw new PlainError(`${basename(folder)}: mend the type errors above.`);
});
