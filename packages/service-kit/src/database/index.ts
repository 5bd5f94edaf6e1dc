export { createDataSource } from './data-source.ts';
export { iso } from './iso.ts';
export { migrate } from './migrate.ts';
export { prepared } from './prepared.ts';
export { emptyPage, orderBy, ownColumns, selectPage, type Listing } from './select-page.ts';
export { selectList } from './select-list.ts';
export { isUnreachable } from './unreachable.ts';
export { violates } from './violates.ts';
export { inLowered, Where } from './where.ts';
