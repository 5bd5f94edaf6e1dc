import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { removeCluster } from '../postgres/cluster.ts';
import { parseEnvironment } from '../start/environment.ts';
import { takeDataPath } from '../start/run-file.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

await runCommand(async () => {
  const { dataPath } = parseEnvironment(process.env);
  if (!existsSync(dataPath)) return console.log(`There is no local data in ${dataPath}.`);
  // Refuses while the product runs on this data.
  const runFile = await takeDataPath(dataPath);
  try {
    if (!process.argv.includes('--yes')) await requireYes(dataPath);
    await removeCluster(join(dataPath, 'postgres'));
    rmSync(dataPath, { recursive: true, force: true });
  } finally {
    runFile.remove();
  }
  console.log('Removed. The next start begins with fresh demo content.');
});

/** @throws PlainError unless the person at the terminal agrees */
async function requireYes(dataPath: string) {
  if (!process.stdin.isTTY) throw new PlainError('Nobody is here to ask: say "npm run reset -- --yes" to remove it.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Remove the database, uploads and logs in ${dataPath}? (yes/no) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new PlainError('Nothing was removed.');
}
