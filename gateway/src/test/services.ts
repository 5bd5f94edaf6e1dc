import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { perService, type ServiceName } from '@portfolio/contracts/routes';
import { closeServer, listen } from '@portfolio/service-kit/server';
import express from 'express';
import { GraphQLError, parse, type DocumentNode, type GraphQLFieldResolver, type GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

const federation = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])`;

/** Small real subgraphs that meet in `User` and `Project`; what tests ask nothing of is there all the same. */
export const typeDefs: Record<ServiceName, DocumentNode> = {
  ...perService((name) => parse(`${federation} type Query { ${name}: String }`)),
  auth: parse(`${federation}
    type User @key(fields: "id") { id: ID! name: String }
    type Query { me: User  seenHeaders: String! }
    type Mutation { signIn(username: String): User }
  `),
  content: parse(`${federation}
    scalar Upload
    type Project @key(fields: "id") { id: ID! title: String related(pageSize: Int): [Project!]! }
    type ProjectPage { count: Int! results: [Project!]! }
    type Uploaded { filename: String! mimetype: String! bytes: Int! sha256: String! }
    input Images { images: [Upload!]! note: String }
    type Query { projects(pageSize: Int): ProjectPage! }
    type Mutation { upload(file: Upload!): Uploaded! uploadAll(input: Images!): [Uploaded!]! }
  `),
  scheduling: parse(`${federation}
    type User @key(fields: "id") { id: ID! shifts: [Shift!]! }
    type Project @key(fields: "id") { id: ID! }
    type Shift { id: ID! project: Project }
    type Query { shifts: [Shift!]  refused: Int  broken: Int }
  `),
};

interface FileAnswer {
  filename: string;
  mimetype: string;
  bytes: number;
  sha256: string;
}

async function digest(file: Promise<FileUpload>, onChunk: (bytes: number) => void): Promise<FileAnswer> {
  const { filename, mimetype, createReadStream } = await file;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream()) {
    hash.update(chunk);
    bytes += chunk.length;
    onChunk(bytes);
  }
  return { filename, mimetype, bytes, sha256: hash.digest('hex') };
}

interface Context {
  headers: IncomingMessage['headers'];
}

const titles: Record<string, string> = { 1: 'One', 2: 'Two' };
const project = ({ id }: { id: string }) => ({ id, title: titles[id], related: [] });

// oxlint-disable-next-line typescript/no-explicit-any -- as graphql-js types resolvers whose arguments it cannot know
type Resolvers = Record<string, GraphQLScalarType | Record<string, GraphQLFieldResolver<any, any>>>;

/** @param onChunk told how much of an uploaded file has arrived */
const resolversFor = (onChunk: (bytes: number) => void): Partial<Record<ServiceName, Resolvers>> => ({
  auth: {
    Query: {
      me: () => ({ id: '5', name: 'Gabriel' }),
      seenHeaders: (_: unknown, __: unknown, { headers }: Context) => JSON.stringify(headers),
    },
    Mutation: { signIn: () => ({ id: '5', name: 'Gabriel' }) },
  },
  content: {
    Upload: GraphQLUpload,
    Query: { projects: () => ({ count: 2, results: [project({ id: '1' }), project({ id: '2' })] }) },
    Project: { __resolveReference: project },
    Mutation: {
      upload: (_: unknown, { file }: { file: Promise<FileUpload> }) => digest(file, onChunk),
      uploadAll: (_: unknown, { input }: { input: { images: Promise<FileUpload>[] } }) =>
        Promise.all(input.images.map((image) => digest(image, onChunk))),
    },
  },
  scheduling: {
    Query: {
      shifts: () => [{ id: '9', project: { id: '2' } }],
      refused: () => {
        const extensions = { code: 'BAD_USER_INPUT', reason: 'validation', fields: { employee: ['Busy.'] } };
        throw new GraphQLError('Invalid input.', { extensions });
      },
      broken: () => {
        throw new Error('secret of the database');
      },
    },
    User: { shifts: () => [{ id: '9', project: { id: '2' } }] },
  },
});

export interface TestService {
  origin: string;
  /** Answers in the service's place while set. */
  intercept: RequestListener | undefined;
  stop(): Promise<void>;
  /** Listens again on the same port. */
  restart(): Promise<void>;
}

/** A real service: `/graphql` is its subgraph, any other path answers what it was asked. */
export async function startTestService(
  name: ServiceName,
  onChunk: (bytes: number) => void = () => {},
): Promise<TestService> {
  const schema = buildSubgraphSchema({ typeDefs: typeDefs[name], resolvers: resolversFor(onChunk)[name] ?? {} });
  const apollo = new ApolloServer<Context>({
    schema,
    plugins: [ApolloServerPluginInlineTraceDisabled()],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const app = express();
  app.get('/health/ready', (_request, response) => void response.json({ status: 'ok' }));
  app.use('/graphql', graphqlUploadExpress(), express.json());
  app.use('/graphql', expressMiddleware(apollo, { context: async ({ req }) => ({ headers: req.headers }) }));
  app.use(express.text({ type: () => true }), ({ method, url, headers, body }, response) => {
    response.cookie('service', name).json({ service: name, method, url, headers, body });
  });
  const service: TestService = {
    origin: '',
    intercept: undefined,
    async stop() {
      server.closeAllConnections();
      await closeServer(server);
    },
    async restart() {
      await listen(server, port, '127.0.0.1');
    },
  };
  const server = createServer((request, response) => (service.intercept ?? app)(request, response));
  const port = await listen(server, 0, '127.0.0.1');
  service.origin = `http://127.0.0.1:${port}`;
  return service;
}
