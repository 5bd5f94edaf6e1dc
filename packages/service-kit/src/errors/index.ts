export * from './app-error.ts';
export * from './database-errors.ts';
export * from './to-app-error.ts';
export { restBody, restErrors } from './rest-errors.ts';
export * from './graphql-errors.ts';
export * from './table.ts';
