import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { Counter, Gauge, Histogram } from 'prom-client';
import { durations, registry, secondsSince } from './registry.ts';

const registers = [registry];

const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the head of a request to the end of its answer, by the template of its route',
  labelNames: ['method', 'route', 'status'],
  buckets: durations,
  registers,
});

const inFlight = new Gauge({
  name: 'http_requests_in_flight',
  help: 'Requests whose answer has not ended',
  registers,
});

const connections = new Gauge({ name: 'http_connections_open', help: 'Connections that clients hold', registers });

/** Refused by the server itself, before anything was done for the request. */
export const rejectedRequests = new Counter({
  name: 'http_requests_rejected_total',
  help: 'Requests refused because too many were under way (full), or broken off because they stalled (stalled), and connections closed because their address has too many (address)',
  labelNames: ['reason'],
  registers,
});

export const operationDuration = new Histogram({
  name: 'graphql_operation_duration_seconds',
  help: 'Operations at the gateway, by their name when a release registers it',
  labelNames: ['operation', 'outcome'],
  buckets: durations,
  registers,
});

const names = new WeakMap<IncomingMessage, string>();

/** Says which route a request takes, where no router does: a template or a kind, never what the client wrote. */
export const nameRoute = (request: IncomingMessage, route: string): void => void names.set(request, route);

/** Express' own view of a request, which it has when a router looked at it. */
type Routed = IncomingMessage & Partial<Pick<Request, 'route' | 'baseUrl'>>;

/** The template that the request matched, such as `/planner/shifts/:id/`; what matched none is one route. */
export function routeOf(request: Routed): string {
  const named = names.get(request);
  if (named !== undefined) return named;
  const path: unknown = Array.isArray(request.route?.path) ? request.route.path[0] : request.route?.path;
  if (typeof path === 'string') return `${request.baseUrl ?? ''}${path}`;
  return request.baseUrl === '/graphql' ? '/graphql' : 'other';
}

export function measureRequest(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  inFlight.inc();
  response.once('close', () => {
    inFlight.dec();
    const status = response.writableFinished ? response.statusCode : 'aborted';
    requestDuration.observe({ method: request.method, route: routeOf(request), status }, secondsSince(startedAt));
  });
}

export function measureConnections(server: Server): void {
  server.on('connection', (socket) => {
    connections.inc();
    socket.once('close', () => connections.dec());
  });
}
