import { passkeysAtMost, type AddedPasskey, passkeyName } from '@portfolio/contracts/auth';
import { useOpened, useStore } from '@portfolio/remote-kit';
import { deviceOf } from '@portfolio/remote-kit/device';
import { refusalOf, useRefusalText, useForm, type FormState } from '@portfolio/remote-kit/forms';
import { dayOf } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { TextField } from '@portfolio/ui/field';
import { FormModal } from '@portfolio/ui/form-modal';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { Muted } from '@portfolio/ui/text';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { useState } from 'react';
import type { MySignInStepsQuery } from '../../generated/graphql.ts';
import { knowsPasskeys, createPasskey } from '../../passkeys/ask-browser.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Actions, List, Seen, Text, Title } from './dashboard.styles.ts';
import { RemovePasskey, type StepsProps, RenamePasskey } from './sign-in-steps.graphql.ts';

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
        {(failure ?? isUnknown) && (
          <Notice
            kind="danger"
            action={
              isUnknown && (
                <Button size="small" onClick={() => void load()}>
                  {t('retry')}
                </Button>
              )
            }
          >
            {isUnknown ? t('dashboard.passkeys.failed.load') : failure}
          </Notice>
        )}
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

type Passkey = MySignInStepsQuery['passkeys'][number];

const NameField = ({ form }: { form: FormState<{ name: string }> }) => {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('dashboard.passkeys.name')}
      hint={t('dashboard.passkeys.nameHint')}
      autoComplete="off"
      {...form.field('name')}
    />
  );
};

interface AddProps {
  onClose: () => void;
  onAdded: (passkey: AddedPasskey) => void;
}

/** Asks for a name, then has the browser make a passkey. */
function AddPasskeyDialog({ onClose, onAdded }: AddProps) {
  const { passkeys } = useShell();
  const { t } = useTranslation();
  const device = deviceOf(navigator.userAgent);
  const form = useForm({
    draft: 'passkey/new',
    values: { name: device ? t('dashboard.devices.name', device) : '' },
    schema: passkeyName,
    guarded: false,
    sentences: { name: { required: t('dashboard.passkeys.nameRequired') } },
    send: async ({ name }) => passkeys.add({ name, credential: await createPasskey(await passkeys.creationOptions()) }),
    onSaved: onAdded,
    failed: t('dashboard.passkeys.failed.add'),
    refused: ({ kind }) => kind === 'cancelled',
  });
  return (
    <FormModal
      form={form}
      title={t('dashboard.passkeys.add')}
      errorsTitle={t('dashboard.passkeys.notAdded')}
      onClose={onClose}
      texts={{ save: t('dashboard.passkeys.create'), cancel: t('cancel'), close: t('cancel') }}
    >
      <Muted>{t('dashboard.passkeys.addText')}</Muted>
      <NameField form={form} />
    </FormModal>
  );
}

interface RenameProps {
  passkey: Passkey;
  onClose: () => void;
  onSaved: () => void;
}

function RenamePasskeyDialog({ passkey: { id, name }, onClose, onSaved }: RenameProps) {
  const { host } = useShell();
  const { t } = useTranslation();
  const form = useForm({
    draft: `passkey/${id}`,
    values: { name },
    schema: passkeyName,
    sentences: { name: { required: t('dashboard.passkeys.nameRequired') } },
    send: (input, _values, context) =>
      host.apollo.mutate({ mutation: RenamePasskey, variables: { id, ...input }, context }),
    onSaved,
    failed: t('dashboard.passkeys.failed.rename'),
  });
  return (
    <FormModal
      form={form}
      title={t('dashboard.passkeys.renameTitle')}
      errorsTitle={t('dashboard.passkeys.notRenamed')}
      onClose={() => form.leave(onClose)}
      texts={{ save: t('dashboard.passkeys.save'), cancel: t('cancel'), close: t('cancel') }}
    >
      <NameField form={form} />
    </FormModal>
  );
}
