export {
  AppError,
  notFound,
  permissionDenied,
  refusalName,
  validationError,
  type AppErrorOptions,
} from './app-error.ts';
export { translateDatabaseError, type ConstraintErrors } from './database-errors.ts';
export { isDiskFull, toAppError } from './to-app-error.ts';
export { restBody, restErrors } from './rest-errors.ts';
export { formatGraphQLError, refusedAnswer, toGraphQLError } from './graphql-errors.ts';
export { errorTable } from './table.ts';
export * from './notes.ts';
