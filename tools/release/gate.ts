import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  conflictsIn,
  languages,
  satisfiesContract,
  type Published,
  type PublishedShell,
} from '@portfolio/remote-kit/manifest';
import { releaseRow, type BuiltRelease } from '@portfolio/releases/publish';
import { ReleaseError } from '@portfolio/releases/registry';
import semver from 'semver';
import { lostLinks } from './links.ts';
import { unanswered } from './operations.ts';

/** Scripts of a remote that a visitor may have to load, compressed, in bytes. */
const budget = {
  /** Before its first screen. */
  first: 100_000,
  /** Of a public screen, from nothing until it is live. */
  screen: 160_000,
  /** Before anybody has touched a public screen. */
  untouched: 0,
};

/** What is live on the site, which a release has to fit; not what is checked out. */
export interface LiveSide {
  published: Published | undefined;
  /** The supergraph that the gateway answers; undefined before the first one is published. */
  supergraph: string | undefined;
  /** Where the site's menu leads. */
  menu?: readonly string[];
}

/**
 * What speaks against a release: sentences with the remote, the cause and the remedy.
 */
export async function faultsOf(built: BuiltRelease, { published, supergraph, menu = [] }: LiveSide): Promise<string[]> {
  const { release } = built;
  const faults = [
    ...(published?.shell ? [...contractFaults(built, published.shell), ...sharedFaults(built, published.shell)] : []),
    ...routeFaults(built, published),
    ...lostLinks(published, releaseRow(release), menu),
    ...languageFaults(built),
    ...sizeFaults(built),
    ...(supergraph === undefined ? [] : (await unanswered(release.operations, supergraph)).map(operationFault)),
  ];
  return faults.map((fault) => `${release.name}: ${fault}`);
}

/** @throws ReleaseError with all faults */
export async function requireFit(built: BuiltRelease, live: LiveSide): Promise<void> {
  const faults = await faultsOf(built, live);
  if (faults.length > 0) throw new ReleaseError(faults.join('\n'));
}

const contractFaults = ({ release }: BuiltRelease, shell: PublishedShell): string[] =>
  satisfiesContract(shell.contract, release.contract)
    ? []
    : [
        `it needs contract ${release.contract}, and the live shell offers ${shell.contract}. ` +
          'Release a shell that offers it first, or write the remote against the contract that is live.',
      ];

const sharedFaults = ({ release }: BuiltRelease, shell: PublishedShell): string[] =>
  Object.entries(release.shared)
    .filter(([library, range]) => !semver.satisfies(shell.shared[library] ?? '', range))
    .map(
      ([library, range]) =>
        `it needs ${library} ${range}, and the live shell shares ${shell.shared[library] ?? 'none'}. ` +
        `Use a version that ${shell.shared[library] ?? 'the shell'} satisfies, or release a newer shell first.`,
    );

const routeFaults = ({ release }: BuiltRelease, published: Published | undefined): string[] => {
  const others = (published?.remotes ?? []).map(({ live }) => live).filter(({ name }) => name !== release.name);
  return conflictsIn([...others, release]).map((conflict) => `${conflict} Change the manifest.json of one of them.`);
};

const languageFaults = ({ release }: BuiltRelease): string[] =>
  languages
    .filter((language) => !release.languages.includes(language))
    .map((language) => `it has no texts in ${language}. Add src/locales/${language}.json.`);

const lighter = 'Put screens into chunks of their own with lazyScreen(), or do without a library.';

function sizeFaults({ folder, release }: BuiltRelease): string[] {
  const { preload, screens = {}, routes, server } = release;
  const sizeOf = (files: readonly string[]): number =>
    [...new Set(files)].reduce((sum, file) => sum + compressedSize(join(folder, file)), 0);
  const above = (what: string, size: number, most: number, remedy: string): string[] =>
    size <= most ? [] : [`${what} ${Math.ceil(size / 1000)} kB, and ${most / 1000} kB is the most. ${remedy}`];
  const first = above('its first screen loads', sizeOf(preload), budget.first, lighter);
  if (!routes.some(({ guard, about }) => guard === 'open' && about)) return first;
  return [
    ...first,
    ...above(
      'its public screens load, before anybody touches them,',
      server === undefined ? sizeOf(preload) : 0,
      budget.untouched,
      'Let the edge render them: add src/server.tsx, as mfe-public has it.',
    ),
    ...Object.entries(screens).flatMap(([screen, files]) =>
      above(`its public screen ${screen} loads`, sizeOf([...preload, ...files]), budget.screen, lighter),
    ),
  ];
}

const compressedSize = (file: string): number =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

const operationFault = (reason: string): string =>
  `the live services cannot answer one of its operations: ${reason} Release the service first, or ask for what there is.`;
