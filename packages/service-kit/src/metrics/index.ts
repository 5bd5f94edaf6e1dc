export { commandOf, measurePool, measureStatement } from './database.ts';
export { jobDuration, measureJobs, type WaitingJobs } from './jobs.ts';
export { measureProcess, registry, secondsSince, totalOf } from './registry.ts';
export { releaseFailures, releaseStarts } from './releases.ts';
export {
  measureConnections,
  measureRequest,
  nameRoute,
  operationDuration,
  rejectedRequests,
  routeOf,
} from './requests.ts';
