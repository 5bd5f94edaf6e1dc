import { accountEvent, auditOrdering, type AccountEvent, type AccountEventFilter } from '@portfolio/contracts/audit';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { selectList, selectPage, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { inScope } from '@portfolio/service-kit/row-security';
import type { AuthContext } from '../../context.ts';

export const eventList: ListOptions = { orderings: auditOrdering, defaultOrdering: '-at' };

const columns = selectList('audit_event', accountEvent, {
  person_name: "coalesce(person.username, '')",
  user_name: "coalesce(account.username, '')",
});

/** What was done to accounts, the last first; `search` looks at the names of both accounts. For staff. */
export async function listAccountEvents(
  { database }: AuthContext,
  { kind, person, from, to }: AccountEventFilter,
  list: ListParameters,
): Promise<Page<AccountEvent>> {
  return inScope('everything', async () => {
    const where = new Where()
      .and('audit_event.kind =', kind)
      .and('audit_event.at >=', from)
      .and('audit_event.at <', to)
      .andSearch(list.search, ['person.username', 'account.username']);
    if (person !== undefined)
      where.andSql(`${where.parameter(person)} IN (audit_event.person_id, audit_event.user_id)`);
    return selectPage<AccountEvent>(database, {
      columns,
      from: `audit_event LEFT JOIN account AS person ON person.id = audit_event.person_id
      LEFT JOIN account ON account.id = audit_event.user_id`,
      where,
      list,
      orderings: { at: 'audit_event.at' },
      key: 'audit_event.id',
    });
  });
}
