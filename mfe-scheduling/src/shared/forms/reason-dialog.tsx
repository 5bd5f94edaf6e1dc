import { fault } from '@portfolio/contracts/errors';
import { useFaultText } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '../screens.ts';
import { useTranslation } from '../../translator.ts';

interface Props {
  title: string;
  /** What it is a reason for. */
  children: string;
  label: string;
  hint?: string;
  /** What the button says. */
  save: string;
  maxLength: number;
  onClose: () => void;
  /** @param reason never blank */
  onSay: (reason: string) => void;
}

/** Asks for the reason without which something is not done. */
export function ReasonDialog({ title, children, label, hint, save, maxLength, onClose, onSay }: Props) {
  const { t } = useTranslation();
  const { sentence } = useFaultText({});
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else onSay(reason.trim());
  };
  return (
    <Dialog
      keepOpenOutside
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form}>
            {save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack $gap={4}>
          <p dir="auto">{children}</p>
          <TextField
            name="reason"
            label={label}
            hint={hint}
            autoComplete="off"
            maxLength={maxLength}
            value={reason}
            error={isMissing && reason.trim() === '' ? sentence('reason', fault('required')) : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
