import { readFileSync, watchFile, unwatchFile } from 'node:fs';
import { Server as TlsServer } from 'node:tls';
import type { Server } from 'node:http';
import { EnvironmentError, type ServerEnvironment } from '../environment/index.ts';
import type { Logger } from '../logging/index.ts';
import type { Certificate } from './create-server.ts';

type Paths = Pick<ServerEnvironment, 'TLS_CERT_PATH' | 'TLS_KEY_PATH'>;

/** How often a renewed certificate is looked for. */
const lookEveryMs = 60_000;

/** @throws EnvironmentError when one of the two is missing or cannot be read */
export function certificateOf({ TLS_CERT_PATH: cert, TLS_KEY_PATH: key }: Paths): Certificate | undefined {
  if (!cert && !key) return undefined;
  if (!cert || !key) throw new EnvironmentError('TLS needs both TLS_CERT_PATH and TLS_KEY_PATH.');
  const read = (name: keyof Paths, path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      throw new EnvironmentError(`The file of ${name} cannot be read: ${(error as Error).message}.`);
    }
  };
  return { cert: read('TLS_CERT_PATH', cert), key: read('TLS_KEY_PATH', key) };
}

/** New connections get a renewed certificate, without a restart. @returns ends it */
export function renewCertificate(server: Server, paths: Paths, log: Logger): () => void {
  const { TLS_CERT_PATH: path } = paths;
  if (!path || !(server instanceof TlsServer)) return () => undefined;
  const look = () => {
    try {
      server.setSecureContext(certificateOf(paths) ?? {});
      log.info('the certificate was read anew');
    } catch (error) {
      log.error({ err: error }, 'a certificate is refused; the last good one stays');
    }
  };
  watchFile(path, { interval: lookEveryMs, persistent: false }, look);
  return () => unwatchFile(path, look);
}
