import { jest } from '@jest/globals';
import pg from 'pg';

/** How many SQL statements this process sends while `work` runs. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(pg.Query.prototype, 'submit');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}
