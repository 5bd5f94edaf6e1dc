import { parseArgs } from 'node:util';
import { createNoun } from '../create/create-noun.ts';
import { newNoun } from '../create/noun-files/new-noun.ts';
import { wholeOrNothing } from '../create/whole-or-nothing.ts';
import { root } from '../root.ts';
import { runNpm } from '../start/task.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/** `npm run create-noun -- badge --es "una credencial/credenciales" --fr "un badge/badges"`. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { es: { type: 'string' }, fr: { type: 'string' } },
  });
  const [name] = positionals;
  if (name === undefined)
    throw new PlainError('How shall the noun be called, in the singular? npm run create-noun -- badge');
  let written: string[] = [];
  await wholeOrNothing(root, `mfe-scheduling/src/${newNoun(name, values, new Date()).files}`, async (signal) => {
    written = await createNoun(name, values);
    console.log(`Wrote ${written.length} files. Making its calls a part of the graph ...`);
    await runNpm(['run', 'generate'], signal);
    await runNpm(['run', 'format'], signal);
  });
  const screens = written.find((path) => path.endsWith('-editor.tsx'))?.replace(/\/[^/]+$/, '');
  const use = written.find((path) => path.endsWith('.calls.ts'))?.replace(/\/[^/]+$/, '');
  console.log(
    [
      `  npm test -- units ${use} ${screens}    its tests`,
      '  git diff                               what names it; its Spanish and French texts want a reader',
      '  README.md, Recipes, A field            how it gets more than a name and notes',
    ].join('\n'),
  );
});
