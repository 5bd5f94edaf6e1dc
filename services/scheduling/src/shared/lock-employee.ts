import type { EntityManager } from 'typeorm';

/** Until the transaction ends, whoever plans for an employee or changes what speaks for or against their plan waits. */
export const lockEmployee = (manager: EntityManager, id: number): Promise<unknown> =>
  manager.query('SELECT FROM employee WHERE id = $1 FOR NO KEY UPDATE', [id]);
