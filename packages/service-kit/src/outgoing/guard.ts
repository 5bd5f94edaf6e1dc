import { isIP, Socket } from 'node:net';
import type { Logger } from '../logging/index.ts';
import { type Destination, isThisHost } from './destinations.ts';

/** Of a connection, what it is asked for with. */
interface Wanted {
  host?: string | undefined;
  /** Libraries give it as text, too. */
  port?: number | string | undefined;
  path?: string | undefined;
  /** The name for which a library has looked an address up by itself. */
  servername?: string | undefined;
}

/**
 * From now on this process connects to these alone. Whatever opens a connection (HTTP, PostgreSQL, SMTP, a library's own way) does so through
 * `Socket.connect`, so one place sees all of them; anything else fails as an unreachable host does, and is logged.
 * @param options `loopback`: whether this host may be called on any port, as in development
 * @returns lifts it
 */
export function guardOutgoing(
  allowed: readonly Destination[],
  { log, loopback = false }: { log: Logger; loopback?: boolean },
): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is given its socket below
  const { connect } = Socket.prototype;
  function guarded(this: Socket, ...given: unknown[]): Socket {
    const wanted = wantedOf(given);
    if (isAllowed(wanted, allowed, loopback)) return Reflect.apply(connect, this, given) as Socket;
    const { host = 'localhost', port, path } = wanted;
    log.warn({ host: path ?? host, port: port && Number(port) }, 'a connection was refused that no setting names');
    // As every other failure to connect: later, when somebody listens.
    const error = Object.assign(new Error(`No setting names ${path ?? `${host}:${port}`}`), { code: 'ECONNREFUSED' });
    process.nextTick(() => this.destroy(error));
    return this;
  }
  Socket.prototype.connect = guarded;
  return () => {
    Socket.prototype.connect = connect;
  };
}

/** Whether an address may be called. */
export const isDestination = (address: string, allowed: readonly Destination[]): boolean => {
  const { hostname, port } = new URL(address);
  return isAllowed({ host: hostname, port: Number(port) || 443 }, allowed, false);
};

/** `connect(options)`, `connect(port, host)`, `connect(path)`, or Node's own list of what it has read in these. */
function wantedOf([first, second]: readonly unknown[]): Wanted {
  if (Array.isArray(first)) return wantedOf(first as unknown[]);
  if (typeof first === 'object' && first !== null) {
    const { host, port, path, servername } = first as Wanted;
    return { host, port, path: path ?? undefined, servername };
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { path: first };
  return { host: typeof second === 'string' ? second : undefined, port: Number(first) };
}

function isAllowed(wanted: Wanted, allowed: readonly Destination[], loopback: boolean): boolean {
  if (wanted.path !== undefined) return allowed.some((each) => 'path' in each && each.path === wanted.path);
  const host = wanted.host ?? 'localhost';
  if (loopback && isThisHost(host)) return true;
  const names = isIP(host) !== 0 && wanted.servername ? [host, wanted.servername] : [host];
  return allowed.some(
    (each) => 'host' in each && each.port === Number(wanted.port) && names.some((name) => isHost(name, each.host)),
  );
}

const isHost = (name: string, pattern: string): boolean =>
  pattern.startsWith('*.')
    ? name.toLowerCase().endsWith(pattern.slice(1).toLowerCase())
    : name.toLowerCase() === pattern.toLowerCase();
