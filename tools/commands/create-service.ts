import { createService } from '../create/create-service.ts';
import { wholeOrNothing } from '../create/whole-or-nothing.ts';
import { root } from '../root.ts';
import { runNpm } from '../start/task.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/** `npm run create-service -- ledger`. */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new PlainError('How shall the service be called? npm run create-service -- ledger');
  await wholeOrNothing(root, `services/${name}`, async (signal) => {
    const written = await createService(name);
    console.log(
      `Wrote services/${name} and ${written.length} files in all. Making it a workspace and a part of the graph ...`,
    );
    await runNpm(['install', '--no-audit', '--no-fund', '--loglevel=error'], signal);
    await runNpm(['run', 'generate'], signal);
    await runNpm(['run', 'format'], signal);
  });
  console.log(
    [
      `  npm test -- units services/${name}    its tests`,
      `  npm start                            it beside the others: http://localhost:3000/api/${name}/`,
      '  git diff                             what deploys it, too; its keys are set as docs/operations.md says',
    ].join('\n'),
  );
});
