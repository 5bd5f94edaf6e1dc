import { useUser } from '@portfolio/remote-kit';

/** Whether user management is the reader's: the staff of the site (scheduling.md §6). */
export function useManagesUsers(): boolean {
  const user = useUser();
  return Boolean(user?.is_staff || user?.is_superuser);
}
