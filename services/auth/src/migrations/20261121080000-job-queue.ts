export { JobQueue20261121080000 } from '@portfolio/service-kit/jobs';
