/**
 * `npm run supply -- [folder]`: what the product is made of. Writes a bill of materials (CycloneDX) and the licences of what is shipped, and asks the
 * registry for known vulnerabilities. Fails where a licence was not agreed to, or something is known of severity high or critical.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../root.ts';
import { licencesOf, type Locked } from '../supply/licences.ts';

const folder = resolve(process.argv[2] ?? join(root, '.local/supply'));
mkdirSync(folder, { recursive: true });
const options = { cwd: root, encoding: 'utf8' as const, maxBuffer: 64 * 1024 * 1024 };

const bill = execFileSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev', '--loglevel=error'],
  options,
);
writeFileSync(join(folder, 'bom.cdx.json'), bill);

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
const { byLicence, refused } = licencesOf(lock.packages);
const lines = [...byLicence]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([licence, names]) => `${licence}\n  ${names.toSorted().join('\n  ')}\n`);
writeFileSync(join(folder, 'licences.txt'), lines.join('\n'));
console.log(`Wrote bom.cdx.json and licences.txt to ${folder}: ${[...byLicence.values()].flat().length} packages.`);
for (const each of refused) console.error(`Its licence was not agreed to: ${each}`);

const audit = spawnSync('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], options);
const known = vulnerabilitiesIn(audit.stdout);
if (known) console.log(`Known vulnerabilities: ${JSON.stringify(known)}`);
else
  console.log(
    'The registry in use tells of no vulnerabilities: ask one that does (npm audit --registry …), or an OSV scanner with bom.cdx.json.',
  );
if (refused.length > 0 || (known && known.high + known.critical > 0)) process.exitCode = 1;

/** Undefined where the registry gave no report. */
function vulnerabilitiesIn(text: string): { high: number; critical: number } | undefined {
  try {
    const report = JSON.parse(text) as { metadata?: { vulnerabilities?: { high: number; critical: number } } };
    return report.metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
