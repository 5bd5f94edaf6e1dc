import { userOrdering, type UserWire } from '@portfolio/contracts/auth';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { alphabetical, ownColumns, selectPage, Where } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import type { AuthContext } from '../../context.ts';
import { findUser, userColumns, userTables, userWire, withSchedulingUsers, type UserRow } from '../account/user.ts';

export const userList = { orderings: userOrdering, defaultOrdering: 'username' };

const searched = ['username', 'email', 'first_name', 'last_name'].map((column) => `account.${column}`);
const names = {
  first_name: alphabetical('account.first_name'),
  last_name: alphabetical('account.last_name'),
};

const orderings = { ...ownColumns('account', userOrdering), username: 'folded(username)', ...names };

/** One page of users, for those who manage them. */
export async function listUsers(context: AuthContext, list: ListParameters): Promise<Page<UserWire>> {
  return inScope('everything', async () => {
    const { count, results } = await selectPage<UserRow>(context.database, {
      columns: userColumns,
      from: userTables,
      countFrom: 'account',
      where: new Where().andSql('account.erased_at IS NULL').andSearch(list.search, searched),
      list,
      orderings,
      key: 'account.id',
    });
    return { count, results: (await withSchedulingUsers(context, results)).map(userWire) };
  });
}

/** @throws AppError `not_found` */
export async function getUser(context: AuthContext, id: number): Promise<UserWire> {
  return inScope('everything', async () => {
    const user = await findUser(context, id);
    if (!user) throw notFound();
    const [fresh] = await withSchedulingUsers(context, [user]);
    return userWire(fresh ?? user);
  });
}
