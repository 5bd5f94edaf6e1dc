/** Hive's gateway as it comes, passing the caller's authorization on; nothing of one request is shared with another. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { unifiedGraphHandler } from '@graphql-hive/router-runtime';

const [supergraph = '', planner] = process.argv.slice(2);
const gateway = createGatewayRuntime({
  supergraph: readFileSync(supergraph, 'utf8'),
  logging: false,
  propagateHeaders: {
    fromClientToSubgraphs: ({ request }) => ({ authorization: request.headers.get('authorization') }),
  },
  inboundInflightRequestDeduplication: false,
  transportEntries: { '*.http': { options: { deduplicateInflightRequests: false } } },
  // Their own query planner, written in Rust, in the place of schema stitching.
  ...(planner === 'router' && { unifiedGraphHandler }),
});
const server = createServer(gateway).listen(0, '127.0.0.1', () =>
  process.send?.((server.address() as AddressInfo).port),
);
