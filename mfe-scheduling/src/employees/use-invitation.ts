import { invitation, type Invitation } from '@portfolio/contracts/scheduling';
import { useApi } from '@portfolio/remote-kit';
import { useState } from 'react';

/** How an invitation goes: as a link to hand over, or also by e-mail. */
export type Way = 'link' | 'email';

/** Makes invitations of an employee: the last one, and which is being made. Each makes the earlier ones void. */
export function useInvitation() {
  const api = useApi();
  const [made, setMade] = useState<Invitation>();
  const [making, setMaking] = useState<Way>();

  /** @throws what the request throws; the invitation before stays shown */
  const invite = async (employee: string | number, way: Way): Promise<Invitation> => {
    setMaking(way);
    try {
      const body = way === 'email' ? { by_email: true } : {};
      const path = `/planner/employees/${employee}/invite/`;
      const answer = await api.post(path, body, { parse: (json) => invitation.parse(json) });
      setMade(answer);
      return answer;
    } finally {
      setMaking(undefined);
    }
  };
  return { made, making, invite, forget: () => setMade(undefined) };
}
