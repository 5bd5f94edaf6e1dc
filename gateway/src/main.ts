import { readEnvironment } from '@portfolio/service-kit/environment';
import { runServer } from '@portfolio/service-kit/server';
import { gatewayEnvironment } from './environment.ts';
import { createGateway } from './gateway.ts';

await runServer(() => createGateway(readEnvironment(gatewayEnvironment)));
