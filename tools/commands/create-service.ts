import { createService } from '../create/create-service.ts';
import { runTask } from '../start/task.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/** `npm run create-service -- ledger`. */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new PlainError('How shall the service be called? npm run create-service -- ledger');
  const written = await createService(name);
  console.log(
    `Wrote services/${name} and ${written.length} files in all. Making it a workspace and a part of the graph ...`,
  );
  const env = process.env as Record<string, string>;
  const npm = (title: string, args: string[]) =>
    runTask({ title, file: 'npm', args, env }, () => undefined, new AbortController().signal);
  await npm('npm install', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  await npm('npm run generate', ['run', 'generate']);
  await npm('npm run format', ['run', 'format']);
  console.log(
    [
      `  npm test -- units services/${name}    its tests`,
      `  npm start                            it beside the others: http://localhost:3000/api/${name}/`,
      '  git diff                             what deploys it, too; its keys are set as docs/operations.md says',
    ].join('\n'),
  );
});
