export { keepLog, type KeptLog } from './kept-log.ts';
export { mark } from './marked.ts';
export { sendMarked, sendMarkedOperation, tryTwice, type MarkedTry } from './send-marked.ts';
