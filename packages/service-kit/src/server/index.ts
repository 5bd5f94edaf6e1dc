export * from './access-log.ts';
export * from './exchange.ts';
export * from './listen.ts';
export * from './run.ts';
export * from './running-server.ts';
export * from './csrf.ts';
