import { resolve } from 'node:path';
import { backUp } from '../backup/backup.ts';
import { withSiteHere } from '../backup/place.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/** `npm run backup -- <folder>`: all databases as they are at one moment, uploaded files and releases, while everything runs. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new PlainError('Name a new folder: npm run backup -- <folder>');
  const { databases, files } = await withSiteHere((site) => backUp(site, resolve(folder)));
  for (const [service, { tables }] of Object.entries(databases))
    console.log(`${service}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`);
  for (const [name, hashes] of Object.entries(files)) console.log(`${name}: ${Object.keys(hashes).length} files`);
  console.log('Keep it with the settings of the site: what DATA_KEYS have sealed is lost without them.');
});
