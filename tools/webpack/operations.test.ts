import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { Kind, OperationTypeNode, print, type DocumentNode } from 'graphql';
import { root } from '../root.ts';
import { requireGenerated, sentOperations } from './operations.ts';

const rooms = globSync('{shell,mfe-*}/src/generated/graphql.ts', { cwd: root }).map((file) => file.split('/')[0]!);

test.each(rooms)('what is registered for %s is what a client sends, word for word', async (room) => {
  const sent: string[] = [];
  const link = new ApolloLink(({ query }) => {
    sent.push(print(query));
    return new Observable((observer) => observer.complete());
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const exported: object = await import(pathToFileURL(join(root, room, 'src/generated/graphql.ts')).href);
  for (const document of Object.values(exported) as DocumentNode[]) {
    const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
    if (operation?.operation === OperationTypeNode.QUERY)
      await client.query({ query: document }).catch(() => undefined);
    else if (operation) await client.mutate({ mutation: document }).catch(() => undefined);
  }
  expect(sent.length).toBeGreaterThan(0);
  expect(await sentOperations(join(root, room))).toEqual(sent);
});

describe('a build of what was not generated', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mfe-x-'));
    await mkdir(join(folder, 'src/generated'), { recursive: true });
    await mkdir(join(folder, 'src/profile'));
    const text = JSON.stringify('\n  query Mine { me { id } }\n');
    await writeFile(
      join(folder, 'src/generated/gql.ts'),
      `type Documents = {\n    ${text}: typeof types.MineDocument,\n};\n`,
    );
  });
  afterEach(() => rm(folder, { recursive: true }));
  const asks = (text: string) =>
    writeFile(join(folder, 'src/profile/profile.graphql.ts'), `export const Mine = graphql(\`\n  ${text}\n\`);\n`);

  test('stops with the file and the remedy', async () => {
    await asks('query Mine { me { id } }');
    expect(() => requireGenerated(folder)).not.toThrow();
    await asks('query Mine { me { id name } }');
    expect(() => requireGenerated(folder)).toThrow(
      /asks for something else than was generated, in src\/profile\/profile\.graphql\.ts\. Run "npm run generate"\./,
    );
  });
});
