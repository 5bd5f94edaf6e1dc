import { useRefusalText } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { useToast } from '@portfolio/ui/toast';
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
  const say = useRefusalText();
  const toast = useToast();

  const send = async (): Promise<void> => {
    const hadLink = made !== undefined;
    try {
      const sent = await invite(employee, 'email');
      toast('success', t(hadLink ? 'inviteLink.mailedAnew' : 'inviteLink.mailed', { address: sent?.sentTo ?? '' }));
    } catch (error) {
      toast('danger', say(error, t('inviteLink.mailFailed')));
      return;
    }
    // The link is here; that it is pending can be shown later.
    await onInvited?.().catch(() => undefined);
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
