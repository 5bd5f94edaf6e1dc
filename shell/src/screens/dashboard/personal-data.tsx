import { erasureInput } from '@portfolio/contracts/auth';
import type { User } from '@portfolio/remote-kit';
import { saveFile } from '@portfolio/remote-kit/device';
import { refusalOf, useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { TextField } from '@portfolio/ui/field';
import { FormModal } from '@portfolio/ui/form-modal';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { EraseAccount } from './dashboard.graphql.ts';
import { Text, Title } from './dashboard.styles.ts';

/** What is kept about the user: to be had as a file, and to be erased. */
export function PersonalData({ user }: { user: User }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'downloadFailed' | 'tooMany'>();
  const [erasing, setErasing] = useState(false);

  const download = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      saveFile(
        await host.api.download('/auth/personal-data/'),
        `my-data_${new Date().toISOString().slice(0, 10)}.json`,
      );
    } catch (error) {
      const { kind } = refusalOf(error);
      if (kind !== 'cancelled') setFailure(kind === 'throttled' ? 'tooMany' : 'downloadFailed');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card as="section" aria-labelledby="personal-data">
      <Title id="personal-data">{t('dashboard.personalData.title')}</Title>
      <Stack $gap={4}>
        <Text>{t('dashboard.personalData.text')}</Text>
        {failure && <Notice kind="danger">{t(`dashboard.personalData.${failure}`)}</Notice>}
        <Cluster $gap={2}>
          <Button loading={busy} onClick={() => void download()}>
            {t('dashboard.personalData.download')}
          </Button>
          <Button variant="quiet-danger" onClick={() => setErasing(true)}>
            {t('dashboard.personalData.erase')}
          </Button>
        </Cluster>
      </Stack>
      {erasing && <EraseDialog user={user} onClose={() => setErasing(false)} />}
    </Card>
  );
}

/** The last question before an account is erased: its name, typed by hand. */
function EraseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const differs = t('dashboard.personalData.differs');
  const form = useForm({
    draft: false,
    values: { username: '' },
    schema: erasureInput,
    guarded: false,
    sentences: { username: { required: differs, username_differs: differs } },
    send: (variables, _values, context) => host.apollo.mutate({ mutation: EraseAccount, variables, context }),
    onSaved: () => {
      host.announce(t('dashboard.personalData.erased'));
      void host.session.logout('/');
    },
    failed: t('dashboard.personalData.failed'),
    refused: ({ kind }) => kind === 'cancelled',
  });
  return (
    <FormModal
      danger
      form={form}
      title={t('dashboard.personalData.erase')}
      errorsTitle={t('dashboard.personalData.notErased')}
      onClose={onClose}
      texts={{ save: t('dashboard.personalData.confirm'), cancel: t('cancel'), close: t('cancel') }}
    >
      <Notice kind="danger">
        {t(user.is_superuser ? 'dashboard.personalData.superuser' : 'dashboard.personalData.warning')}
      </Notice>
      <TextField
        label={t('dashboard.personalData.username')}
        hint={t('dashboard.personalData.hint', { username: user.username })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
    </FormModal>
  );
}
