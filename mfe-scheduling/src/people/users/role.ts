import type { ManagedUsersQuery } from '../../generated/graphql.ts';

export type ManagedUser = ManagedUsersQuery['users']['results'][number];

export type Role = 'superuser' | 'staff' | 'companyAdmin' | 'employee' | 'user';

/** scheduling.md §6: the role label in the user table, by priority. */
export function roleOf(user: Pick<ManagedUser, 'isSuperuser' | 'isStaff' | 'isAdmin' | 'employeeProfile'>): Role {
  if (user.isSuperuser) return 'superuser';
  if (user.isStaff) return 'staff';
  if (user.isAdmin) return 'companyAdmin';
  return user.employeeProfile ? 'employee' : 'user';
}
