import type { Server } from 'node:http';

/**
 * @param port 0 lets the system choose
 * @returns the port
 * @throws the system's error, e.g. `EADDRINUSE`
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Requests that outlive this are cut off at shutdown. */
const shutdownLimitMs = 10_000;

/** Idle kept-alive connections end at once, busy ones after their answer, all of them at the limit. */
export async function closeServer(server: Server, limitMs: number = shutdownLimitMs): Promise<void> {
  if (!server.listening) return;
  // A connection that was busy when closing began becomes idle, and would be kept alive, after its answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(cut);
}
