import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import Mail from 'lucide-react/icons/mail';
import { useTranslation } from '../../translator.ts';
import type { useInvitation } from './use-invitation.ts';

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
