import { printContract } from '@portfolio/service-kit/openapi';
import { runCommand } from '@portfolio/service-kit/service';
import { named, schedulingResources as resources } from './resources.ts';
import { schedulingSubgraph } from './subgraph.ts';

await runCommand(async () =>
  printContract(
    { name: 'scheduling', subgraph: await schedulingSubgraph(), resources, named },
    new URL('..', import.meta.url),
  ),
);
