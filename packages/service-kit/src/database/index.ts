export { createDataSource } from './data-source.ts';
export { migrate } from './migrate.ts';
export { prepared } from './prepared.ts';
export { orderBy, selectPage, type Listing } from './select-page.ts';
export { isUnreachable } from './unreachable.ts';
