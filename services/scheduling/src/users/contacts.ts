import { userContact, type UserContact } from '@portfolio/contracts/auth';
import type { InternalClient } from '@portfolio/service-kit/internal';
import { z } from 'zod';

/** How auth's users are called and written to; those that it does not know are left out. @throws AppError `unavailable` */
export const contactsOf = (auth: InternalClient, ids: readonly number[]): Promise<UserContact[]> =>
  auth.get(`/internal/users/contacts?ids=${ids.join(',')}`, z.array(userContact));
