export * from './kept-log.ts';
export * from './marked.ts';
export * from './send-marked.ts';
