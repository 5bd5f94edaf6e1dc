import { scheduling } from '@portfolio/contracts/scheduling';

/** The invite form begins so (scheduling.md §5); `company` is an id. */
export const emptyInvitation = (company: string) => ({
  company,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  hourlyRate: scheduling.defaultHourlyRate as string,
});

type InviteValues = ReturnType<typeof emptyInvitation>;

/** An employee created by invitation starts inactive (scheduling.md §4). */
export const requestOf = (values: InviteValues) => ({ ...values, status: 'inactive' as const });
