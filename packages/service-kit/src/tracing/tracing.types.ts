import type { IncomingMessage, ServerResponse } from 'node:http';

export type SpanAttributes = Record<string, string | number | undefined>;

/** What has begun and will end. */
export interface RunningSpan {
  end(error?: unknown): void;
}

/**
 * Our own servers send a request's id beside the span that asks, and the next one goes on with that. A browser sends a span alone,
 * which nobody exports: its id names the request, whose trace begins here, and whether it is sampled is not the browser's to say.
 */
export interface RequestName {
  requestId: string;
  isContinued: boolean;
}

/** What the SDK does, once it is loaded. */
export interface Tracing {
  /** Runs `work` within the span of a request that came. */
  request(request: IncomingMessage, response: ServerResponse, named: RequestName, work: () => void): void;
  /** A call of the present work to another server; undefined where nothing is traced. */
  begin(name: string, attributes: SpanAttributes): RunningSpan | undefined;
  /** Runs `work` within a span of the trace that the request's id leads to. */
  continued<T>(name: string, requestId: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  traceparent(): string | undefined;
  stop(): Promise<void>;
}
