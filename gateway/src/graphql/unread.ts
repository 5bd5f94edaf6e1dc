/** Data that a subgraph has written, which is passed on as it is: to read a long answer and to write it again took longer than all else. */
export class Unread {
  /** The whole answer: `{"data":…}`. */
  readonly answer: string;

  constructor(answer: string) {
    this.answer = answer;
  }
}

/** Apollo's `stringifyResult`: an answer as the client gets it. */
export const written = (result: { data?: unknown }): string =>
  result.data instanceof Unread ? result.data.answer : `${JSON.stringify(result)}\n`;
