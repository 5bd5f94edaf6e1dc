import { createRemote } from '../create/create-remote.ts';
import { wholeOrNothing } from '../create/whole-or-nothing.ts';
import { root } from '../root.ts';
import { runNpm } from '../start/task.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/** `npm run create-remote -- mfe-hello`. */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new PlainError('How shall the remote be called? npm run create-remote -- mfe-hello');
  await wholeOrNothing(root, name, async (signal) => {
    await createRemote(name);
    console.log(`Wrote ${name}. Making it a workspace ...`);
    await runNpm(['install', '--no-audit', '--no-fund', '--loglevel=error'], signal);
  });
  console.log(
    [
      `  npm test -- units ${name}       its test`,
      `  npm run dev -w ${name}          it alone, with a bar in place of the shell, against the running product`,
      `  npm run release -- ${name}      checks and publishes it`,
    ].join('\n'),
  );
});
