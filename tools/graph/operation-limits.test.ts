import { globSync, readFileSync } from 'node:fs';
import { limitsRule, operationLimits } from '@portfolio/service-kit/operation-limits';
import { Kind, parse, validate, type DocumentNode } from 'graphql';
import { clientSchema, completed, documentsIn } from './documents.ts';
import { inRoot } from './generated-file.ts';

const schema = clientSchema();

/** All documents of a workspace, so that fragments that stand in other files are found. */
function documentsOf(workspace: string): DocumentNode {
  const texts = globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: inRoot('.'), exclude: ['**/generated/**'] })
    .toSorted()
    .flatMap((path) => documentsIn(readFileSync(inRoot(path), 'utf8')))
    .map(({ text }) => text);
  return completed(parse(texts.join('\n')), schema);
}

const workspaces = ['shell', 'mfe-public', 'mfe-admin-content', 'mfe-scheduling', 'mfe-portal'];

test.each(workspaces)('no operation of %s comes near the limits: growth of a screen is no outage', (workspace) => {
  const half = { ...operationLimits, cost: operationLimits.cost / 2 };
  const documents = documentsOf(workspace);
  expect(documents.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)).toBe(true);
  const refusals = validate(schema, documents, [limitsRule(half)]);
  expect(
    refusals.map(({ message, nodes: [node] = [] }) => [
      message,
      node?.kind === Kind.OPERATION_DEFINITION && node.name?.value,
    ]),
  ).toEqual([]);
});
