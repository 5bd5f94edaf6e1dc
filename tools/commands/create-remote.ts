import { createRemote } from '../create/create-remote.ts';
import { runTask } from '../start/task.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/** `npm run create-remote -- mfe-hello`. */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new PlainError('How shall the remote be called? npm run create-remote -- mfe-hello');
  await createRemote(name);
  console.log(`Wrote ${name}. Making it a workspace ...`);
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = process.env as Record<string, string>;
  await runTask({ title: 'npm install', file: 'npm', args, env }, () => undefined, new AbortController().signal);
  console.log(
    [
      `  npm test -- units ${name}       its test`,
      `  npm run dev -w ${name}          it alone, with a bar in place of the shell, against the running product`,
      `  npm run release -- ${name}      checks and publishes it`,
    ].join('\n'),
  );
});
