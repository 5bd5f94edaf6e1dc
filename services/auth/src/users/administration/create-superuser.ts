import type { UserInput } from '@portfolio/contracts/auth';
import { translateDatabaseError } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import type { DataSource } from 'typeorm';
import { accountConstraints } from '../account/constraints.ts';
import { insertUser, tellOfCreated } from './manage-users.ts';

/** For the operator, who needs nobody's permission, but is told of to whom the address belongs. @returns the new id. @throws AppError `validation` */
export async function createSuperuser(
  database: DataSource,
  input: Pick<UserInput, 'username' | 'email' | 'password'>,
  publicOrigin: string,
): Promise<number> {
  try {
    const all = { ...input, first_name: '', last_name: '', is_staff: true, is_superuser: true };
    return await inScope('everything', () =>
      database.transaction(async (manager) => {
        const created = await insertUser(manager, all, publicOrigin);
        await tellOfCreated(manager, created);
        return created.id;
      }),
    );
  } catch (error) {
    throw translateDatabaseError(error, accountConstraints) ?? error;
  }
}
