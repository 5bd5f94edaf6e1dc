import type { Readable } from 'node:stream';
import { dataAloneHeader } from '@portfolio/service-kit/forward';
import type { Agent } from 'undici';

export type PostBody = string | Readable;

export interface PostTarget {
  origin: string;
  path: string;
  /** Flat list of name, value, name, value. */
  headers: string[];
  body: PostBody;
}

export interface PostAnswer {
  status: number;
  text: string;
  /** Whether the subgraph says that there is nothing in it but data. */
  isDataAlone: boolean;
}

/** A JSON answer larger than this is a fault of the subgraph. */
const maxAnswerBytes = 64 * 1024 * 1024;

/**
 * The whole answer to a POST as text. Below undici's `request`, whose body stream costs more than the rest of a small call.
 * @throws undici's or the network's error
 */
export function post(agent: Agent, target: PostTarget): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let status = 0;
    let isDataAlone = false;
    agent.dispatch(
      { ...target, method: 'POST' },
      {
        onRequestStart() {},
        onResponseStart(_controller, received, headers) {
          status = received;
          isDataAlone = headers[dataAloneHeader] !== undefined;
        },
        onResponseData(controller, chunk) {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes > maxAnswerBytes) controller.abort(new Error('The answer is too large'));
        },
        onResponseEnd() {
          const text = (chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8');
          resolve({ status, text, isDataAlone });
        },
        onResponseError(_controller, error) {
          reject(error);
        },
      },
    );
  });
}
