import { patreonConnection, type PatreonConnection } from '@portfolio/contracts/auth';
import { requireActor } from '@portfolio/service-kit/access';
import { selectList } from '@portfolio/service-kit/database';
import type { AuthContext } from '../../context.ts';

const columns = selectList('patreon_account', patreonConnection, {
  has_password: '(SELECT password_hash IS NOT NULL FROM account WHERE account.id = user_id)',
});

/** The Patreon accounts that sign in to one's own; at present there is at most one. */
export const listConnections = (context: AuthContext): Promise<PatreonConnection[]> =>
  context.database.query<PatreonConnection[]>(`SELECT ${columns} FROM patreon_account WHERE user_id = $1`, [
    requireActor(context).userId,
  ]);
