export { accessLog } from './access-log.ts';
export { closeServer, listen } from './listen.ts';
export { explained, explainStart, runServer, type RunningServer } from './run.ts';
