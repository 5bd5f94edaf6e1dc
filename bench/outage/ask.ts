import { Agent, request } from 'node:http';

/** What is asked, half over REST, half over GraphQL. */
const questions = [
  { method: 'GET', path: '/api/projects/', headers: {}, body: '' },
  {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ projects { count results { title slug } } }' }),
  },
];

export interface Answer {
  /** 0 for none. */
  status: number;
  /** Milliseconds. */
  took: number;
}

/** Somebody whose connections come from this address of the machine. @returns asks the `index`th question */
export function somebodyAt(localAddress: string, edge: string): (index: number) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true });
  const { port } = new URL(edge);
  return (index) =>
    new Promise((resolve) => {
      const { body, ...asked } = questions[index % questions.length]!;
      const began = performance.now();
      const settle = (status: number): void => resolve({ status, took: performance.now() - began });
      const sent = request({ host: '127.0.0.1', port, localAddress, agent, timeout: 30_000, ...asked }, (answer) => {
        answer.resume().once('end', () => settle(answer.statusCode ?? 0));
      });
      sent.once('timeout', () => sent.destroy()).once('error', () => settle(0));
      sent.end(body);
    });
}
