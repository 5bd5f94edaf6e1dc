import { printContract } from '@portfolio/service-kit/openapi';
import { runCommand } from '@portfolio/service-kit/service';
import { named, contentResources as resources } from './resources.ts';
import { contentSubgraph } from './subgraph.ts';

await runCommand(async () =>
  printContract(
    { name: 'content', subgraph: await contentSubgraph(), resources, named },
    new URL('..', import.meta.url),
  ),
);
