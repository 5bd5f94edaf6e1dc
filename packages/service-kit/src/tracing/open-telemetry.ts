import type { IncomingMessage } from 'node:http';
import {
  context,
  createContextKey,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator } from '@opentelemetry/sdk-trace-node';
import { routeOf } from '../metrics/index.ts';
import { isRoutine, traceIdIn, traceIdOf } from './trace-id.ts';
import type { RequestName, RunningSpan, Tracing } from './tracing.types.ts';

/** The id that a trace which begins here gets. */
const beginning = createContextKey('id of the trace');

class RequestIds extends RandomIdGenerator {
  override generateTraceId = (): string => {
    const id = context.active().getValue(beginning);
    return typeof id === 'string' ? id : traceIdOf(crypto.randomUUID());
  };
}

/** Loaded only where spans are sent somewhere. */
export function openTelemetry(name: string): Tracing {
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': name })),
    idGenerator: new RequestIds(),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('portfolio');

  const rootOf = (requestId: string): Context => ROOT_CONTEXT.setValue(beginning, traceIdOf(requestId));

  const parentOf = ({ headers }: IncomingMessage, { requestId, isContinued }: RequestName): Context =>
    isContinued && traceIdIn(headers.traceparent) === traceIdOf(requestId)
      ? propagation.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
      : rootOf(requestId);

  return {
    request(request, response, named, work) {
      const path = request.url?.split('?', 1)[0] ?? '';
      if (isRoutine(path)) return work();
      const parent = parentOf(request, named);
      const attributes = { 'http.request.method': request.method, 'request.id': named.requestId };
      const span = context.with(parent, () =>
        tracer.startSpan(String(request.method), { kind: Kind.SERVER, attributes }, parent),
      );
      response.once('close', () => {
        const route = routeOf(request);
        span.updateName(`${request.method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), work);
    },
    begin(what, attributes) {
      // What nobody asked for, such as the look for jobs, is no trace.
      return trace.getActiveSpan() && ending(tracer.startSpan(what, { kind: Kind.CLIENT, attributes }));
    },
    async continued(what, requestId, attributes, work) {
      const parent = rootOf(requestId);
      const span = context.with(parent, () => tracer.startSpan(what, { kind: Kind.CONSUMER, attributes }, parent));
      const running = ending(span);
      try {
        const result = await context.with(trace.setSpan(parent, span), work);
        running.end();
        return result;
      } catch (error) {
        running.end(error);
        throw error;
      }
    },
    traceparent() {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      return carrier['traceparent'];
    },
    stop: () => provider.shutdown(),
  };
}

const ending = (span: Span): RunningSpan => ({
  end(error) {
    // Its type alone: a message may hold what somebody entered.
    if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
    span.end();
  },
});
