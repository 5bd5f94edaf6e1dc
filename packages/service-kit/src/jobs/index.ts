export { addingJob, enqueue, jobParameters, type JobOptions } from './enqueue.ts';
export { JobQueue20261121080000 } from './migration.ts';
export { jobRunner, task, type Schedule, type Task } from './runner.ts';
