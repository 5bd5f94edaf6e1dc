import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** The operator's new password: asked for without echo at a terminal, else standard input without its last line end. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Password: ');
  const password = await prompt.question('');
  prompt.close();
  process.stdout.write('\n');
  return password;
}
