import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withSiteHere } from '../backup/place.ts';
import { restore } from '../backup/restore.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/** `npm run restore -- <folder> [--replace]`: puts a backup into provisioned, migrated databases and into folders of files. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [folder] = positionals;
  if (!folder) throw new PlainError('Name the folder of a backup: npm run restore -- <folder> [--replace]');
  const { made, databases } = await withSiteHere((site) =>
    restore({ ...site, say: (sentence) => console.log(sentence) }, resolve(folder), values.replace === true),
  );
  console.log(`Restored what was there on ${made}: ${Object.keys(databases).join(', ')}, and files.`);
});
