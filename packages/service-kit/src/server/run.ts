import { EnvironmentError } from '../environment/index.ts';
import type { Logger } from '../logging/index.ts';

/** What a process runs until it is told to stop. */
export interface RunningServer {
  log: Logger;
  /** @returns the base address, once requests are accepted */
  listen(): Promise<string>;
  /** Lets requests under way finish, then closes everything. */
  close(): Promise<void>;
}

/** `main.ts` of a server without a database: starts it and closes it on SIGTERM or SIGINT. */
export async function runServer(create: () => Promise<RunningServer>): Promise<void> {
  try {
    const server = await create();
    await server.listen();
    stopOnSignal(server);
  } catch (error) {
    const sentence = explainStart(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

function stopOnSignal(server: RunningServer): void {
  const stop = (signal: NodeJS.Signals): void => {
    server.log.info({ signal }, 'shutting down');
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        server.log.fatal({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

/** One plain sentence for a foreseeable trouble at start, or undefined. */
export function explainStart(error: unknown): string | undefined {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is already in use. Stop the program that uses it, or set PORT to another one.`;
  }
  return undefined;
}
