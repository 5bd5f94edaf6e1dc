export { accessLog, loggedPath } from './access-log.ts';
export { hasBody } from './has-body.ts';
export { closeServer, listen } from './listen.ts';
export { explained, explainStart, runServer, type RunningServer } from './run.ts';
export { runningServer } from './running-server.ts';
export * from './csrf.ts';
