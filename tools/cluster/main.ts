import { serverEnvironment, readEnvironment, trustedProxies } from '@portfolio/service-kit/environment';
import { createLogger } from '@portfolio/service-kit/logging';
import { runningServer, runServer } from '@portfolio/service-kit/server';
import { z } from 'zod';
import { createProxy } from './proxy.ts';

const environment = readEnvironment(
  serverEnvironment.extend({ INSTANCES: z.string().transform((list) => list.split(',')) }),
);

/** The proxy before the instances of one part, on that part's own port. */
await runServer(async () => {
  const proxy = await createProxy(environment.INSTANCES, trustedProxies(environment.TRUSTED_PROXIES));
  const log = createLogger({ name: 'proxy', level: environment.LOG_LEVEL });
  return runningServer(() => proxy.listener, { environment, log, release: proxy.close });
});
