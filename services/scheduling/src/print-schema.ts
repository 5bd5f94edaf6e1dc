import { printSubgraph } from '@portfolio/service-kit/graphql';
import { runCommand } from '@portfolio/service-kit/service';
import { schedulingSubgraph } from './subgraph.ts';

await runCommand(async () => printSubgraph(await schedulingSubgraph(), new URL('../schema.graphql', import.meta.url)));
