import { parseArgs } from 'node:util';
import { userInput } from '@portfolio/contracts/auth';
import { sentencesOf } from '@portfolio/contracts/rest';
import { AppError } from '@portfolio/service-kit/errors';
import { parse } from '@portfolio/service-kit/rest';
import { runCommand } from '@portfolio/service-kit/service';
import { authDatabase } from './database.ts';
import { readAuthEnvironment } from './environment.ts';
import { createSuperuser } from './users/administration/manage-users.ts';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** The operator's new password: asked for without echo at a terminal, else standard input without its last line end. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Password: ');
  const password = await prompt.question('');
  prompt.close();
  process.stdout.write('\n');
  return password;
}

const usage = `Creates a superuser, e.g. the first administrator in production:

  npm run create-superuser -w @portfolio/auth -- --username NAME --email ADDRESS

The password is asked for, or read from standard input when that is no terminal.
`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { username: { type: 'string' }, email: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return void process.stdout.write(usage);
  const { DATABASE_URL, PUBLIC_ORIGIN } = readAuthEnvironment();
  const database = await authDatabase(DATABASE_URL).initialize();
  try {
    const input = parse(userInput.pick({ username: true, email: true, password: true }), {
      username: values.username,
      email: values.email,
      password: await readPassword(),
    });
    await createSuperuser(database, input, PUBLIC_ORIGIN);
    process.stdout.write(`Superuser "${input.username}" created.\n`);
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    for (const [field, sentences] of Object.entries(sentencesOf(error.fields)))
      process.stderr.write(`${field}: ${JSON.stringify(sentences)}\n`);
    process.stderr.write(`\n${usage}`);
    process.exitCode = 1;
  } finally {
    await database.destroy();
  }
});
