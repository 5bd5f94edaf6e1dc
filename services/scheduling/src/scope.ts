import { AsyncLocalStorage } from 'node:async_hooks';
import type { RowScope } from '@portfolio/service-kit/database';
import type { Task } from '@portfolio/service-kit/jobs';
import { currentContext } from '@portfolio/service-kit/request-context';

/**
 * Whose rows the database shows and lets be changed (migration `RowSecurity`): every company's, one company's, or those
 * of a user: the companies that they administer, and of their employer what concerns them.
 */
export type Scope = 'everything' | { company: number } | { user: number };

const said = new AsyncLocalStorage<Scope>();

/** Does `work` in a scope of its own: of a request whose right is no user's, but a link's or another service's. */
export const inScope = <T>(scope: Scope, work: () => T): T => said.run(scope, work);

/** Jobs are for whomever they find. */
export const forEverybody = (task: Task): Task => ({
  ...task,
  run: (...told) => inScope('everything', () => task.run(...told)),
});

/** A request has its user's scope, superusers every row; without a user and without {@link inScope} there are none. */
function currentScope(): Scope | undefined {
  const actor = currentContext()?.actor;
  return said.getStore() ?? (actor && (actor.isSuperuser ? 'everything' : { user: actor.userId }));
}

/** As `assume_scope()` reads it: `user 42`. */
function written(scope: Scope | undefined): string {
  if (scope === undefined || scope === 'everything') return scope ?? '';
  return Object.entries(scope).flat().join(' ');
}

/** Sent with every statement of this service. */
export const rowScope: RowScope = {
  assume: 'SELECT assume_scope($1)',
  current: () => written(currentScope()),
};
