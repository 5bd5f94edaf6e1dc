import { useMutation } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useTranslation } from '../../translator.ts';
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

interface Props {
  employee: string;
  invitation: ReturnType<typeof useInvitation>;
  onInvited?: () => Promise<unknown>;
}

/** Sends the invitation by e-mail, in the language of the company: a new link, which is then shown too. */
export function MailButton({ employee, invitation: { made, making, invite }, onInvited }: Props) {
  const { t } = useTranslation();
  const { run } = useAction();

  const send = async (): Promise<void> => {
    const hadLink = made !== undefined;
    const isSent = await run(() => invite(employee, 'email'), {
      done: (sent) => t(hadLink ? 'inviteLink.mailedAnew' : 'inviteLink.mailed', { address: sent?.sentTo ?? '' }),
      failed: t('inviteLink.mailFailed'),
    });
    // The link is here; that it is pending can be shown later.
    if (isSent) await onInvited?.().catch(() => undefined);
  };
  return (
    <Button
      icon={<Mail aria-hidden />}
      loading={making === 'email'}
      disabled={making === 'link'}
      onClick={() => void send()}
    >
      {t('inviteLink.mail')}
    </Button>
  );
}
