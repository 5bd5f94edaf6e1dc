import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { Kind, OperationTypeNode, print, type DocumentNode } from 'graphql';
import { root } from '../root.ts';
import { sentOperations } from './operations.ts';

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
