import { passkeysAtMost, type AddedPasskey } from '@portfolio/contracts/auth';
import { useOpened, useStore } from '@portfolio/remote-kit';
import { refusalOf, useRefusalText } from '@portfolio/remote-kit/forms';
import { dayOf } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { useState } from 'react';
import { knowsPasskeys } from '../../passkeys/ask-browser.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Actions, List, Seen, Text, Title } from './dashboard.styles.ts';
import { AddPasskeyDialog, RenamePasskeyDialog, type Passkey } from './passkey-dialogs.tsx';
import { RemovePasskey, type StepsProps } from './sign-in-steps.graphql.ts';

const nameOf = ({ id }: Passkey): string => `passkey-${id}`;

/** The passkeys that sign in: added, renamed and removed here. */
export function Passkeys({ steps, isUnknown, load, onCodes }: StepsProps) {
  const { host } = useShell();
  const { t } = useTranslation();
  const say = useRefusalText();
  const language = useStore(host.language);
  const [failure, setFailure] = useState<string>();
  const [opened, open] = useOpened();

  const remove = async ({ id, name }: Passkey): Promise<void> => {
    setFailure(undefined);
    try {
      await host.apollo.mutate({ mutation: RemovePasskey, variables: { id } });
      host.announce(t('dashboard.passkeys.removed', { name }));
      await load();
    } catch (error) {
      if (refusalOf(error).kind !== 'cancelled') setFailure(say(error, t('dashboard.passkeys.failed.remove')));
    }
  };
  const added = async ({ name, recovery_codes }: AddedPasskey): Promise<void> => {
    open(undefined);
    host.announce(t('dashboard.passkeys.added', { name }));
    await onCodes(recovery_codes);
  };
  const renamed = (): void => {
    open(undefined);
    void load();
  };

  const day = (time: string) => dayOf(time, language);
  const passkeys = steps?.passkeys ?? [];
  const renaming = passkeys.find((passkey) => opened === nameOf(passkey));
  return (
    <Card as="section" aria-labelledby="passkeys">
      <Title id="passkeys">{t('dashboard.passkeys.title')}</Title>
      <Stack $gap={4}>
        <Text>{t('dashboard.passkeys.text')}</Text>
        {!steps && !isUnknown && (
          <SkeletonGroup label={t('loading')}>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        )}
        {(failure ?? isUnknown) && <Notice kind="danger">{failure ?? t('dashboard.passkeys.failed.load')}</Notice>}
        {passkeys.length > 0 && (
          <List>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <div>
                  <p>{passkey.name}</p>
                  <Seen>
                    {t('dashboard.passkeys.since', { when: day(passkey.createdAt) })} ·{' '}
                    {passkey.lastUsedAt
                      ? t('dashboard.passkeys.used', { when: day(passkey.lastUsedAt) })
                      : t('dashboard.passkeys.unused')}
                  </Seen>
                </div>
                <Actions>
                  <Button size="small" onClick={() => open(nameOf(passkey))}>
                    {t('dashboard.passkeys.rename')} <VisuallyHidden>{passkey.name}</VisuallyHidden>
                  </Button>
                  <ConfirmInline
                    size="small"
                    texts={{
                      action: (
                        <>
                          {t('dashboard.passkeys.remove')} <VisuallyHidden>{passkey.name}</VisuallyHidden>
                        </>
                      ),
                      question: t('dashboard.passkeys.question', { name: passkey.name }),
                      confirm: t('confirm'),
                      cancel: t('cancel'),
                    }}
                    onConfirm={() => remove(passkey)}
                  />
                </Actions>
              </li>
            ))}
          </List>
        )}
        {steps && knowsPasskeys() && (
          <div>
            {passkeys.length < passkeysAtMost ? (
              <Button onClick={() => open('passkey-new')}>{t('dashboard.passkeys.add')}</Button>
            ) : (
              <Text>{t('dashboard.passkeys.full', { max: passkeysAtMost })}</Text>
            )}
          </div>
        )}
      </Stack>
      {opened === 'passkey-new' && (
        <AddPasskeyDialog onClose={() => open(undefined)} onAdded={(one) => void added(one)} />
      )}
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => open(undefined)} onSaved={renamed} />}
    </Card>
  );
}
