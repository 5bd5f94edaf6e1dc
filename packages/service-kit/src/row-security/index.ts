export * from './policies.ts';
export * from './scope.ts';
