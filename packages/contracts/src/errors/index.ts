export * from './codes.ts';
export * from './faults.ts';
export * from './messages.ts';
