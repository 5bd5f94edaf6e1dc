export * from './tracing.ts';
export * from './trace-id.ts';
