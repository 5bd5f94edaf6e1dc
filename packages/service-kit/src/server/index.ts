export * from './access-log.ts';
export * from './has-body.ts';
export * from './listen.ts';
export * from './run.ts';
export * from './running-server.ts';
export * from './csrf.ts';
export * from './when-closed.ts';
