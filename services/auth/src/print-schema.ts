import { printSubgraph } from '@portfolio/service-kit/graphql';
import { runCommand } from '@portfolio/service-kit/service';
import { authSubgraph } from './subgraph.ts';

await runCommand(async () => printSubgraph(await authSubgraph(), new URL('../schema.graphql', import.meta.url)));
