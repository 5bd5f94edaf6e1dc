import { EnvironmentError } from '../environment/index.ts';
import type { Logger } from '../logging/index.ts';
import { measureProcess } from '../metrics/index.ts';
import { startTracing, stopTracing } from '../tracing/index.ts';

/** What a process runs until it is told to stop. */
export interface RunningServer {
  log: Logger;
  /** @returns the base address, once requests are accepted */
  listen(): Promise<string>;
  /** From now on the process connects to nobody but those that its settings name. */
  guard(): void;
  /** Lets requests under way finish, then closes everything. */
  close(): Promise<void>;
}

/** One plain sentence for a trouble that a person can mend, or undefined. */
type Explain = (error: unknown) => string | undefined;

/** `main.ts` of a server: starts it and closes it on SIGTERM or SIGINT. */
export async function runServer(create: () => Promise<RunningServer>, explain: Explain = explainStart): Promise<void> {
  await explained(async () => {
    measureProcess();
    const server = await create();
    await startTracing(String(server.log.bindings()['name']));
    server.guard();
    await server.listen();
    stopOnSignal(server);
  }, explain);
}

/** Foreseeable troubles end the process with one plain sentence, all else with its stack. */
export async function explained(work: () => Promise<void>, explain: Explain): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence = explain(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

function stopOnSignal(server: RunningServer): void {
  const stop = (signal: NodeJS.Signals): void => {
    server.log.info({ signal }, 'shutting down');
    const close = async () => {
      await server.close();
      // The last spans have nobody to go to: that is no failure of what was served.
      await stopTracing().catch((error: unknown) => server.log.warn({ err: error }, 'spans not sent'));
    };
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        server.log.fatal({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

/** What may go wrong when any server starts. */
export function explainStart(error: unknown): string | undefined {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is already in use. Stop the program that uses it, or set PORT to another one.`;
  }
  return undefined;
}
