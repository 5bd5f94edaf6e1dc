export * from './enqueue.ts';
export * from './migration.ts';
export { jobRunner, task, type Schedule, type Task } from './runner.ts';
