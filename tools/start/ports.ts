import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../terminal/plain-error.ts';

/** Milliseconds for which the port of a program that has just been killed may still be held. */
const grace = 2000;

/** @throws PlainError naming the first port that another program listens on, and the variable that changes it */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    // A browser tries ::1 first for "localhost", so a program there would answer in our place.
    for (const host of ['127.0.0.1', '::1']) {
      if (!(await becomesFree(port, host, Date.now() + grace))) {
        throw new PlainError(
          `Port ${port} is taken by another program: stop that program, or set ${variable} to a free port.`,
        );
      }
    }
  }
}

/**
 * Below those that systems give to outgoing connections and whoever asks for any port: none of these takes what was found while its
 * program starts, or starts again. Above what browsers refuse.
 */
const [lowest, highest] = [11_000, 32_000];

/** Resolves to as many different free ports as asked for. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  for (let tries = 0; found.size < count; tries += 1) {
    if (tries > 1000) throw new PlainError(`There are no ${count} free ports between ${lowest} and ${highest}.`);
    const port = randomInt(lowest, highest);
    if ((await tryPort(port, '127.0.0.1')) === undefined) found.add(port);
  }
  return [...found];
}

async function becomesFree(port: number, host: string, deadline: number): Promise<boolean> {
  while ((await tryPort(port, host)) === 'EADDRINUSE') {
    if (Date.now() > deadline) return false;
    await sleep(100);
  }
  return true;
}

function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
