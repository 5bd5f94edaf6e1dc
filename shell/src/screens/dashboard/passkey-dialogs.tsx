import { passkeyName, type AddedPasskey } from '@portfolio/contracts/auth';
import { deviceOf } from '@portfolio/remote-kit/device';
import { useForm, type FormState } from '@portfolio/remote-kit/forms';
import { TextField } from '@portfolio/ui/field';
import { FormModal } from '@portfolio/ui/form-modal';
import { Muted } from '@portfolio/ui/text';
import type { MySignInStepsQuery } from '../../generated/graphql.ts';
import { createPasskey } from '../../passkeys/ask-browser.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { RenamePasskey } from './sign-in-steps.graphql.ts';

export type Passkey = MySignInStepsQuery['passkeys'][number];

const NameField = ({ form }: { form: FormState<{ name: string }> }) => {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('dashboard.passkeys.name')}
      hint={t('dashboard.passkeys.nameHint')}
      autoComplete="off"
      maxLength={100}
      {...form.field('name')}
    />
  );
};

interface AddProps {
  onClose: () => void;
  onAdded: (passkey: AddedPasskey) => void;
}

/** Asks for a name, then has the browser make a passkey. */
export function AddPasskeyDialog({ onClose, onAdded }: AddProps) {
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

export function RenamePasskeyDialog({ passkey: { id, name }, onClose, onSaved }: RenameProps) {
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
