import { jest } from '@jest/globals';
import { addressOf } from '@portfolio/service-kit/provision';
import { allButTheDate } from '@portfolio/testkit/clock';
import pg from 'pg';

/** The clock of this process, in which the service runs, and of its statements: what `new Date()` and `now()` say stands still. */
export interface TestClock {
  set(instant: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Statements find a `now()` of ours before PostgreSQL's own. Only for connections that are opened afterwards, and not for what a
 * function says that has a search path of its own, nor for defaults of columns.
 * @param application address with which the service connects
 */
export async function startClock(application: string): Promise<TestClock> {
  const { pathname, username: role } = new URL(application);
  const database = pathname.slice(1);
  const client = new pg.Client(addressOf(process.env['TEST_DATABASE_URL']!, database));
  await client.connect();
  await client.query(`CREATE SCHEMA clock;
    CREATE TABLE clock.time (at timestamptz NOT NULL);
    INSERT INTO clock.time VALUES (pg_catalog.now());
    CREATE FUNCTION clock.now() RETURNS timestamptz STABLE LANGUAGE sql AS 'SELECT at FROM clock.time';
    GRANT USAGE ON SCHEMA clock TO "${role}";
    GRANT SELECT ON clock.time TO "${role}";
    ALTER ROLE "${role}" IN DATABASE "${database}" SET search_path = clock, public, pg_catalog`);
  return {
    async set(instant) {
      jest.useFakeTimers({ now: new Date(instant), doNotFake: [...allButTheDate] });
      await client.query('UPDATE clock.time SET at = $1', [instant]);
    },
    async close() {
      jest.useRealTimers();
      await client.end();
    },
  };
}
