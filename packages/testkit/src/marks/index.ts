export { keepLog } from './kept-log.ts';
export { mark } from './marked.ts';
export { sendMarked, sendMarkedOperation, tryTwice, type Tries } from './send-marked.ts';
