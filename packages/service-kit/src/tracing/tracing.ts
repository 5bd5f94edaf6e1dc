import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestName, RunningSpan, SpanAttributes, Tracing } from './tracing.types.ts';

let tracing: Tracing | undefined;

/**
 * Sends spans to `OTEL_EXPORTER_OTLP_ENDPOINT` from now on (the SDK reads its other settings, such as OTEL_TRACES_SAMPLER, too).
 * Without that nothing is loaded, and everything below does nothing but its work.
 * @param name of this process
 */
export async function startTracing(name: string): Promise<void> {
  if (!process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) return;
  const { openTelemetry } = await import('./open-telemetry.ts');
  tracing = openTelemetry(name);
}

/** Sends what is left. */
export async function stopTracing(): Promise<void> {
  await tracing?.stop();
  tracing = undefined;
}

export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  named: RequestName,
  work: () => void,
): void {
  if (tracing) tracing.request(request, response, named, work);
  else work();
}

/** @returns undefined while nobody traces */
export const beginSpan = (name: string, attributes: SpanAttributes): RunningSpan | undefined =>
  tracing?.begin(name, attributes);

/** Work that a request left for later: it belongs to that request's trace. */
export const continueTrace = <T>(
  name: string,
  requestId: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
): Promise<T> => (tracing ? tracing.continued(name, requestId, attributes, work) : work());

/** The W3C header with which the next server goes on with the present span; undefined while nobody traces. */
export const traceparent = (): string | undefined => tracing?.traceparent();

/** The same as a flat list of name, value. */
export function traceHeaders(): string[] {
  const value = traceparent();
  return value === undefined ? [] : ['traceparent', value];
}
