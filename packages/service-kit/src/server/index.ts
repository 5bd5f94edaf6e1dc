export { closeServer, listen } from './listen.ts';
export { explainStart, runServer, type RunningServer } from './run.ts';
