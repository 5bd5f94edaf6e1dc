import type { IncomingHttpHeaders } from 'node:http';
import { requestIdOf } from '../request-context/index.ts';
import { traceIdIn, traceIdOf } from './index.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace}-00f067aa0ba902b7-01`;

const form = /^[0-9a-f]{32}$/;

test.each<[string, IncomingHttpHeaders, unknown]>([
  ['a browser’s trace names the request', { traceparent }, trace],
  ['an id that another server gave comes first', { traceparent, 'x-request-id': 'abc' }, 'abc'],
  ['one that could harm a log does not', { traceparent, 'x-request-id': 'a\nb' }, trace],
  ['no trace is all zeros', { traceparent: traceparent.replace(trace, '0'.repeat(32)) }, expect.stringMatching(form)],
  ['what is no trace is none', { traceparent: '00-4bf92f-00f0-01' }, expect.stringMatching(form)],
  ['neither', {}, expect.stringMatching(form)],
])('%s', (_title, headers, id) => {
  expect(requestIdOf(headers)).toEqual(id);
});

test('a request leads to its trace, whatever form its id has', () => {
  expect(traceIdOf(trace)).toBe(trace);
  expect(traceIdOf('4BF92F35-77b3-4da6-a3ce-929d0e0e4736')).toBe(trace);
  expect(traceIdIn(`00-${traceIdOf('abc')}-00f067aa0ba902b7-01`)).toBe(traceIdOf('abc'));
});
