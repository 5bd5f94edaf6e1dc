/** What the gateway is measured against: Apollo's gateway as it comes, passing the caller's authorization on. */
import { readFileSync } from 'node:fs';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

interface Context {
  authorization: string;
}

const supergraphSdl = readFileSync(process.argv[2] ?? '', 'utf8');
const gateway = new ApolloGateway({
  supergraphSdl,
  buildService: ({ url }) =>
    new RemoteGraphQLDataSource<Context>({
      url,
      willSendRequest({ request, context }) {
        request.http?.headers.set('authorization', context.authorization ?? '');
      },
    }),
});
const server = new ApolloServer<Context>({
  gateway,
  logger: { debug() {}, info() {}, warn() {}, error: console.error },
});
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) => Promise.resolve({ authorization: req.headers.authorization ?? '' }),
});
process.send?.(Number(new URL(url).port));
