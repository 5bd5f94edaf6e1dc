export {
  beginSpan,
  continueTrace,
  startTracing,
  stopTracing,
  traceHeaders,
  traceparent,
  traceRequest,
} from './tracing.ts';
export { traceIdIn, traceIdOf } from './trace-id.ts';
export * from './routine.ts';
