/**
 * `npm run supply -- [--report <file>] [folder]`: what the product is made of. Writes a bill of materials (CycloneDX) and the licences of what is
 * shipped, and asks the registry, or reads in a report of npm audit or osv-scanner, what is known against it. Fails where a licence was not agreed to,
 * or a time frame of SECURITY.md is over.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.ts';
import { findingsIn } from '../supply/findings.ts';
import { licencesOf, type Locked } from '../supply/licences.ts';
import { askedReport, outdatedOf, publishedOf } from '../supply/registry.ts';
import { judgeAge, judgeFinding } from '../supply/time-frames.ts';

const { values, positionals } = parseArgs({ options: { report: { type: 'string' } }, allowPositionals: true });
const reportPath = values.report;
const folder = resolve(positionals[0] ?? join(root, '.local/supply'));
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

const report = reportPath ? (JSON.parse(readFileSync(reportPath, 'utf8')) as unknown) : askedReport();
const findings = findingsIn(report, (path) => lock.packages[path]?.version);
if (!findings) {
  if (reportPath) throw new Error(`${reportPath} is no report of npm audit or osv-scanner.`);
  console.log(
    'The registry in use tells of no vulnerabilities: give a report of another (npm audit --json --registry …), or of osv-scanner over bom.cdx.json: npm run supply -- --report <file>',
  );
}
const direct = new Set(
  Object.entries(lock.packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([, each]) => Object.keys({ ...each.dependencies, ...each.devDependencies })),
);
const judged = [
  ...(findings ?? []).map((finding) => judgeFinding(finding, publishedOf(finding.name))),
  ...outdatedOf(direct).map((each) => judgeAge(each, publishedOf(each.name))),
].filter((judgement) => judgement !== undefined);
for (const { sentence, isBreach } of judged) (isBreach ? console.error : console.log)(sentence);
console.log(
  `${findings?.length ?? 'No'} known vulnerabilities judged; ${judged.filter(({ isBreach }) => isBreach).length} time frames of SECURITY.md are over.`,
);
if (refused.length > 0 || judged.some(({ isBreach }) => isBreach)) process.exitCode = 1;
