/** One of the three subgraphs: graphql-js behind `node:http`, answers from memory. Started with its name as argument. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { execute, parse, type DocumentNode } from 'graphql';
import { typeDefs, type Name } from './graph.ts';

const shifts = Array.from({ length: 10 }, (_, id) => ({
  id: String(id),
  startTime: '2026-01-01T08:00:00Z',
  project: { id: String(id % 3) },
}));

const resolvers = {
  auth: { Query: { me: () => ({ id: '5', name: 'Gabriel' }) } },
  content: {
    Project: {
      __resolveReference: ({ id }: { id: string }) => ({ id, title: `Project ${id}`, description: 'x'.repeat(100) }),
    },
  },
  scheduling: { User: { shifts: () => shifts } },
};

const name = process.argv[2] as Name;
const schema = buildSubgraphSchema({ typeDefs: typeDefs[name], resolvers: resolvers[name] });
const documents = new Map<string, DocumentNode>();

const server = createServer(async (request, response) => {
  const { query, variables } = JSON.parse(await text(request));
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  const body = JSON.stringify(await execute({ schema, document, variableValues: variables }));
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
