export { accessLog } from './access-log.ts';
export { createServer } from './create-server.ts';
export { hasBody } from './has-body.ts';
export { closeServer, listen } from './listen.ts';
export { explained, explainStart, runServer, type RunningServer } from './run.ts';
