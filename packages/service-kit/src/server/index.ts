export * from './access-log.ts';
export * from './running-server.ts';
export * from './run.ts';
export * from './csrf.ts';
