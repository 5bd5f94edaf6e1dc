import { useAction } from '@portfolio/remote-kit/screens';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Cluster, Stack } from '@portfolio/ui/layout';
import Link2 from 'lucide-react/icons/link-2';
import { Quiet } from '../../shared/details/detail.styles.ts';
import { Section } from '../../shared/details/section.tsx';
import { LinkToCopy } from '../../shared/forms/link-to-copy.tsx';
import { useTranslation } from '../../translator.ts';
import { MailButton } from './mail-button.tsx';
import { useInvitation } from './use-invitation.ts';

interface Props {
  employee: { id: string; name: string; hasAccount: boolean; invitationExpiresAt?: string | null };
  /** There is a new invitation. */
  onInvited: () => Promise<unknown>;
}

/** scheduling.md §4, Invite link: good for 7 days; a new one makes the earlier one void. It is shown where it is made, once. */
export function InviteLink({ employee, onInvited }: Props) {
  const { t, language } = useTranslation();
  const invitation = useInvitation();
  const { made: link, making } = invitation;
  const { run } = useAction();
  const make = async (): Promise<void> => {
    const isMade = await run(() => invitation.invite(employee.id, 'link'), { failed: () => t('inviteLink.failed') });
    // The link is here; that it is pending can be shown later.
    if (isMade) await onInvited().catch(() => undefined);
  };
  const until = (expires: string) => dateAndTime(expires, language);
  const { name, hasAccount, invitationExpiresAt: pending } = employee;

  if (hasAccount) {
    return (
      <Section title={t('inviteLink.title')}>
        <Quiet>{t('inviteLink.registered')}</Quiet>
      </Section>
    );
  }
  return (
    <Section title={t('inviteLink.title')}>
      <Stack $gap={4}>
        {link ? (
          <LinkToCopy
            label={t('invite.link', { name })}
            url={link.inviteUrl}
            hint={t('invite.hint', { until: until(link.expiresAt) })}
          />
        ) : (
          <Quiet>{pending ? t('inviteLink.pending', { until: until(pending) }) : t('inviteLink.lead')}</Quiet>
        )}
        <Cluster $gap={3}>
          <Button
            icon={<Link2 aria-hidden />}
            loading={making === 'link'}
            disabled={making === 'email'}
            onClick={() => void make()}
          >
            {t(link || pending ? 'inviteLink.another' : 'inviteLink.generate')}
          </Button>
          <MailButton employee={employee.id} invitation={invitation} onInvited={onInvited} />
        </Cluster>
      </Stack>
    </Section>
  );
}
