import { z } from 'zod';

/** Something known about a package that is installed. */
export interface Finding {
  id: string;
  name: string;
  installed: string;
  /** CVSS; where only a word for it is given, the least of what the word means. */
  score: number;
  /** Versions that have it, in npm's way of writing. */
  affected: string;
}

const advisory = z.object({
  name: z.string(),
  url: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  cvss: z.object({ score: z.number() }).optional(),
  range: z.string(),
});

/** What `npm audit --json` writes. A text among `via` names another package of the report. */
const npmReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])), nodes: z.array(z.string()) }),
  ),
});

const event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});
const named = z.object({ ecosystem: z.string(), name: z.string() });

/** What `osv-scanner --format json` writes of the bill of materials. */
const osvReport = z.object({
  results: z.array(
    z.object({
      packages: z.array(
        z.object({
          package: named.extend({ version: z.string() }),
          vulnerabilities: z.array(
            z.object({
              id: z.string(),
              affected: z.array(
                z.object({ package: named, ranges: z.array(z.object({ events: z.array(event) })).default([]) }),
              ),
            }),
          ),
          groups: z.array(z.object({ ids: z.array(z.string()), max_severity: z.string().default('') })).default([]),
        }),
      ),
    }),
  ),
});

const leastScore = { info: 0, low: 0, moderate: 4, high: 7, critical: 9 };

/** Where a scanner gives no score, the worst is taken until somebody has looked. */
const unknownScore = 10;

/**
 * What a report tells of packages that are installed.
 * @param installed the version at a path of the lock file
 * @returns undefined for what is no report, such as a registry's refusal
 */
export function findingsIn(report: unknown, installed: (path: string) => string | undefined): Finding[] | undefined {
  const npm = npmReport.safeParse(report);
  if (npm.success) return Object.values(npm.data.vulnerabilities).flatMap((each) => ofNpm(each, installed));
  const osv = osvReport.safeParse(report);
  if (osv.success) return osv.data.results.flatMap(({ packages }) => packages.flatMap(ofOsv));
  return undefined;
}

type NpmEntry = z.output<typeof npmReport>['vulnerabilities'][string];

const ofNpm = ({ via, nodes }: NpmEntry, installed: (path: string) => string | undefined): Finding[] =>
  via
    .filter((each) => typeof each !== 'string')
    .flatMap(({ name, url, severity, cvss, range }) =>
      nodes.map((path) => ({
        id: url.slice(url.lastIndexOf('/') + 1),
        name,
        installed: installed(path) ?? '0.0.0',
        score: cvss?.score || leastScore[severity],
        affected: range,
      })),
    );

type OsvEntry = z.output<typeof osvReport>['results'][number]['packages'][number];

const ofOsv = ({ package: { name, version }, vulnerabilities, groups }: OsvEntry): Finding[] =>
  vulnerabilities.map(({ id, affected }) => {
    const severity = groups.find(({ ids }) => ids.includes(id))?.max_severity;
    const events = affected
      .filter((each) => each.package.name === name)
      .flatMap(({ ranges }) => ranges.map((range) => rangeOf(range.events)));
    const score = severity ? Number(severity) : unknownScore;
    return { id, name, installed: version, score, affected: events.join(' || ') || version };
  });

/** Events of one range stand in order: where it begins, where it ends. */
const rangeOf = (events: z.output<typeof event>[]): string =>
  events
    .map(({ introduced, fixed, last_affected: last }) => {
      if (introduced !== undefined) return `|| >=${introduced === '0' ? '0.0.0' : introduced}`;
      return fixed === undefined ? `<=${last}` : `<${fixed}`;
    })
    .join(' ')
    .replace(/^\|\| /, '');
