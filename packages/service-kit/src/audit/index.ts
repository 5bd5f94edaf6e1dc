export * from './record-event.ts';
export * from './table.ts';
