import { printSubgraph } from '@portfolio/service-kit/graphql';
import { runCommand } from '@portfolio/service-kit/service';
import { contentSubgraph } from './subgraph.ts';

await runCommand(async () => printSubgraph(await contentSubgraph(), new URL('../schema.graphql', import.meta.url)));
