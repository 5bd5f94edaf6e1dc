export { actors, createTestIssuer, type TestIssuer, type Persona } from './actors/index.ts';
export { graphqlClient, restClient, type GraphQLClient, type RestClient } from './clients/index.ts';
export { createTestDatabase, type TestDatabase } from './database/index.ts';
export { eventually } from './eventually/index.ts';
export { createTestMailbox, type TestMailbox } from './mailbox/index.ts';
export { undoAndRedo } from './migrations/index.ts';
export { createTestPushService, type TestPushService } from './push-service/index.ts';
export { serviceHeaders, testService, testEnvironment, type TestService } from './service/index.ts';
export { runSchedules } from './schedules/index.ts';
