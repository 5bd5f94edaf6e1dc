import { EnvironmentError } from '../environment/index.ts';
import { isUnreachable } from '../database/index.ts';
import type { Service } from './create-service.ts';

/** `main.ts` of a service: starts it and closes it on SIGTERM or SIGINT. */
export async function startService(create: () => Promise<Service>): Promise<void> {
  await explained(async () => {
    const service = await create();
    await service.listen();
    const stop = (signal: NodeJS.Signals) => {
      service.log.info({ signal }, 'shutting down');
      service.close().then(
        () => process.exit(0),
        (error: unknown) => {
          service.log.fatal({ err: error }, 'shutdown failed');
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
  });
}

/** A command that ends by itself: migrate, seed, print the schema. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  await explained(work);
}

/** Foreseeable troubles end the process with one plain sentence, all else with its stack. */
async function explained(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence = explain(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string | undefined {
  if (error instanceof EnvironmentError) return error.message;
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is already in use. Stop the program that uses it, or set PORT to another one.`;
  }
  if (isUnreachable(error)) {
    return `The database in DATABASE_URL cannot be used (${error.message}). Check that it runs and that the address, user and password are right.`;
  }
  return undefined;
}
