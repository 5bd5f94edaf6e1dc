import { useHost } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '../screens.ts';
import { useTranslation } from '../translator.ts';

export interface LeaveDialogProps {
  /** How many check-ins and check-outs the server has not answered. */
  count: () => number;
  /** Sends them; resolves to whether none is left. */
  send: () => Promise<boolean>;
  forget: () => Promise<void>;
}

/** Asks whoever signs out while something waits to be sent. Nothing is lost unless they say so. */
export function LeaveDialog({ count, send, forget }: LeaveDialogProps) {
  const { t } = useTranslation();
  const { session } = useHost();
  const [question, setQuestion] = useState<{ answer: (isLeaving: boolean) => void }>();
  const [doing, setDoing] = useState<'sending' | 'failed'>();

  const ask = useEffectEvent((): Promise<boolean> => {
    if (count() === 0) return Promise.resolve(true);
    setDoing(undefined);
    return new Promise((answer) => setQuestion({ answer }));
  });
  useEffect(() => session.beforeLogout(() => ask()), [session]);
  // Whoever goes elsewhere stays signed in.
  useEffect(() => () => question?.answer(false), [question]);

  if (!question) return null;
  const close = (isLeaving: boolean): void => {
    question.answer(isLeaving);
    setQuestion(undefined);
  };
  const sendAndLeave = async (): Promise<void> => {
    setDoing('sending');
    if (await send()) close(true);
    else setDoing('failed');
  };
  return (
    <Dialog
      onClose={() => close(false)}
      title={t('leave.title')}
      actions={
        <>
          <Button size="large" variant="danger" onClick={() => void forget().then(() => close(true))}>
            {t('leave.forget')}
          </Button>
          <Button size="large" onClick={() => close(false)}>
            {t('leave.stay')}
          </Button>
          <Button size="large" variant="primary" loading={doing === 'sending'} onClick={() => void sendAndLeave()}>
            {t('leave.send')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <p>{t('leave.text', { count: count() })}</p>
        {doing === 'failed' && <Notice kind="danger">{t('leave.failed')}</Notice>}
      </Stack>
    </Dialog>
  );
}
