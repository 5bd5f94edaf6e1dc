import { operationsFile } from '@portfolio/releases/operations';
import { remoteFolder, shellFolder } from '@portfolio/releases/publish';
import type { ReleaseStore } from '@portfolio/releases/store';
import { releaseSchema, type Published } from '@portfolio/remote-kit/manifest';
import { NoUnusedFragmentsRule, parse, specifiedRules, validate, type GraphQLSchema } from 'graphql';
import { z } from 'zod';

/** A fragment may be there for another document of the same remote, and a document for nobody. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

let last: { supergraph: string; schema: Promise<GraphQLSchema> } | undefined;

/** Built once, however many releases ask at the same time. */
function schemaOf(supergraph: string): Promise<GraphQLSchema> {
  if (last?.supergraph !== supergraph) last = { supergraph, schema: build(supergraph) };
  return last.schema;
}

async function build(supergraph: string): Promise<GraphQLSchema> {
  // Half a second of loading, which a start with nothing to release does without.
  const { Supergraph } = await import('@apollo/federation-internals');
  return Supergraph.build(supergraph).apiSchema().toGraphQLJSSchema();
}

/**
 * Why these documents cannot be answered; nothing when all can.
 * @param operations of one remote: together they hold all fragments that they use
 */
export async function unanswered(operations: readonly string[], supergraph: string): Promise<string[]> {
  if (operations.length === 0) return [];
  const document = parse(operations.join('\n'));
  return [...new Set(validate(await schemaOf(supergraph), document, rules).map(({ message }) => message))];
}

/**
 * The same of the shell, which keeps each text as it is sent, with its fragments.
 * @param content of its file of operations
 */
export async function unansweredOfShell(content: Buffer | undefined, supergraph: string): Promise<string[]> {
  const texts = content ? Object.values(sentSchema.parse(JSON.parse(content.toString()))) : [];
  return [...new Set((await Promise.all(texts.map((text) => unanswered([text], supergraph)))).flat())];
}

const sentSchema = z.record(z.string(), z.string());

/**
 * Which live releases a new supergraph would break, canaries and the shell too: sentences with name, release and reason.
 * @param store holds the releases' own descriptions
 */
export async function brokenBy(supergraph: string, published: Published, store: ReleaseStore): Promise<string[]> {
  const releases = published.remotes.flatMap(({ live, canary }) => [live, ...(canary ? [canary.release] : [])]);
  const sentences = await Promise.all(
    releases.map(async (release) => {
      const described = await store.read(`${remoteFolder(release)}/release.json`);
      if (!described) return [];
      const { operations } = releaseSchema.parse(JSON.parse(described.toString()));
      return (await unanswered(operations, supergraph)).map(
        (reason) => `${release.name} ${release.version} (${release.release}), which is live: ${reason}`,
      );
    }),
  );
  const { shell } = published;
  const ofShell = shell && (await store.read(`${shellFolder(shell.release)}/${operationsFile}`));
  const broken = (await unansweredOfShell(ofShell, supergraph)).map(
    (reason) => `shell ${shell?.release}, which is live: ${reason}`,
  );
  return [...sentences.flat(), ...broken];
}
