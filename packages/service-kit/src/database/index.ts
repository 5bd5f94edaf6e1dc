export { createDataSource } from './data-source.ts';
export { migrate } from './migrate.ts';
export { isUnreachable } from './unreachable.ts';
