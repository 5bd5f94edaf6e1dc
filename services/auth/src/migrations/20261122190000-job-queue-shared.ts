export { JobQueueShared20261122190000 } from '@portfolio/service-kit/jobs';
