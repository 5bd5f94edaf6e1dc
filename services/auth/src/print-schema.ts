import { printContract } from '@portfolio/service-kit/openapi';
import { runCommand } from '@portfolio/service-kit/service';
import { named, authResources as resources } from './resources.ts';
import { authSubgraph } from './subgraph.ts';

await runCommand(async () =>
  printContract({ name: 'auth', subgraph: await authSubgraph(), resources, named }, new URL('..', import.meta.url)),
);
