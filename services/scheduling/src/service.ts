import { internalClient } from '@portfolio/service-kit/internal';
import { jobRunner } from '@portfolio/service-kit/jobs';
import { createLogger } from '@portfolio/service-kit/logging';
import { createService, type Service, type ServiceDefinition } from '@portfolio/service-kit/service';
import { constraints } from './constraints.ts';
import type { SchedulingParts } from './context.ts';
import { schedulingDatabase } from './database.ts';
import type { SchedulingEnvironment } from './environment.ts';
import { missedSchedule, missedTask } from './shifts/missed.ts';
import { schedulingResources } from './resources.ts';
import { schedulingSubgraph } from './subgraph.ts';
import { userInternalResources } from './users/users.internal.ts';

/** What time starts. */
export const schedules = [missedSchedule];

/** The scheduling service, assembled alike for `main.ts` and for tests. */
export async function schedulingService(
  environment: SchedulingEnvironment,
  overrides: Partial<ServiceDefinition<SchedulingParts>> = {},
): Promise<Service> {
  const database = schedulingDatabase(environment.DATABASE_URL);
  const log = createLogger({ name: 'scheduling', level: environment.LOG_LEVEL });
  const auth = internalClient({ baseUrl: environment.AUTH_URL, serviceToken: environment.SERVICE_TOKEN });
  const jobs = jobRunner({
    databaseUrl: environment.DATABASE_URL,
    tasks: [missedTask(database)],
    schedules,
    log,
  });
  return createService<SchedulingParts>({
    name: 'scheduling',
    environment,
    database,
    parts: { database, auth, log, publicOrigin: environment.PUBLIC_ORIGIN },
    resources: schedulingResources,
    internalResources: userInternalResources,
    subgraph: await schedulingSubgraph(),
    constraints,
    background: [jobs],
    log,
    onClose: () => auth.close(),
    ...overrides,
  });
}
