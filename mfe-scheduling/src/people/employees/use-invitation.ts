import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { InviteEmployee, type Invitation } from './employees.graphql.ts';

/** How an invitation goes: as a link to hand over, or also by e-mail. */
export type Way = 'link' | 'email';

/** Makes invitations of an employee: the last one, and which is being made. Each makes the earlier ones void. */
export function useInvitation() {
  const [mutate] = useMutation(InviteEmployee);
  const [made, setMade] = useState<Invitation>();
  const [making, setMaking] = useState<Way>();

  /** @throws what the request throws; the invitation before stays shown */
  const invite = async (id: string, way: Way): Promise<Invitation | undefined> => {
    setMaking(way);
    try {
      const { data } = await mutate({ variables: { id, byEmail: way === 'email' } });
      setMade(data?.inviteEmployee);
      return data?.inviteEmployee;
    } finally {
      setMaking(undefined);
    }
  };
  return { made, making, invite, forget: () => setMade(undefined) };
}
