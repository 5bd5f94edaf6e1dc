import { readEnvironment } from '@portfolio/service-kit/environment';
import { runServer } from '@portfolio/service-kit/server';
import { createEdge } from './edge.ts';
import { edgeEnvironment } from './environment.ts';

await runServer(() => createEdge(readEnvironment(edgeEnvironment)));
