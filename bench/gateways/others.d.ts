// What is used of packages that are there only once the bench has installed them.
declare module '@graphql-hive/gateway-runtime' {
  import type { RequestListener } from 'node:http';

  export function createGatewayRuntime(options: {
    supergraph: string;
    logging: boolean;
    propagateHeaders: {
      fromClientToSubgraphs: (payload: { request: Request }) => Record<string, string | null>;
    };
    inboundInflightRequestDeduplication: boolean;
    transportEntries: Record<string, { options: { deduplicateInflightRequests: boolean } }>;
    unifiedGraphHandler?: unknown;
  }): RequestListener;
}

declare module '@graphql-hive/router-runtime' {
  export const unifiedGraphHandler: unknown;
}

declare module '@mercuriusjs/gateway' {
  const plugin: (app: unknown, options: unknown) => Promise<void>;
  export default plugin;
}

declare module 'fastify' {
  import type { Server } from 'node:http';

  export default function fastify(): {
    register(plugin: (app: unknown, options: unknown) => Promise<void>, options: unknown): void;
    listen(options: { port: number; host: string }): Promise<string>;
    server: Server;
  };
}
