export * from './enqueue.ts';
export * from './migration.ts';
export { jobRunner, task, unlockJobs, type Schedule, type Task } from './runner.ts';
