import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Speaks ClamAV's INSTREAM, and finds something in what contains its own word. */
export interface ClamdDouble {
  url: string;
  /** What it says instead of an answer of its own. */
  says: string | undefined;
  /** Bytes of the files that it was sent. */
  scanned: number[];
  close(): Promise<void>;
}

export const infectedWord = 'EICAR-OF-THIS-TEST';
const command = 'zINSTREAM\0';

export async function startClamd(): Promise<ClamdDouble> {
  const server = createServer((socket) => void converse(socket).catch(() => socket.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  async function converse(socket: Socket) {
    let waiting = Buffer.alloc(0);
    const content: Buffer[] = [];
    let isCommanded = false;
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      waiting = Buffer.concat([waiting, chunk]);
      if (!isCommanded) {
        if (waiting.length < command.length) continue;
        if (waiting.subarray(0, command.length).toString() !== command) return socket.end('UNKNOWN COMMAND\0');
        isCommanded = true;
        waiting = waiting.subarray(command.length);
      }
      while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE()) {
        const length = waiting.readUInt32BE();
        if (length === 0) {
          const file = Buffer.concat(content);
          double.scanned.push(file.length);
          const found = file.includes(infectedWord) ? 'stream: Test.Word FOUND' : 'stream: OK';
          return socket.end(`${double.says ?? found}\0`);
        }
        content.push(waiting.subarray(4, 4 + length));
        waiting = waiting.subarray(4 + length);
      }
    }
    return socket;
  }

  const double: ClamdDouble = {
    url: `tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    says: undefined,
    scanned: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return double;
}
