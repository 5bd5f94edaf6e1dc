import { refusalOf, useRefusalText } from '@portfolio/remote-kit/forms';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../translator.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** What stands in the way of a plan alone: a license that is not valid then, which a reason overrides. */
const isLapsed = (error: unknown) => refusalOf(error).faults.some(({ fault }) => fault.code === 'employee_license');

interface Override {
  /** Does it; where a license alone stands in the way, asks why it shall be done anyway. Rejects with the refusal where nobody says why. */
  trying: <Answer>(work: (reason: string | undefined) => Promise<Answer>) => Promise<Answer>;
  dialog: ReactNode;
}

/** Asks for the reason for which somebody is planned without a valid license. */
export function useOverride(): Override {
  const { t } = useTranslation();
  const inWords = useRefusalText();
  const [asked, setAsked] = useState<{ sentence: string; say: (reason: string | undefined) => void }>();
  const say = (reason: string | undefined): void => {
    setAsked(undefined);
    asked?.say(reason);
  };
  return {
    async trying(work) {
      try {
        return await work(undefined);
      } catch (error) {
        if (!isLapsed(error)) throw error;
        const sentence = inWords(error, '');
        const reason = await new Promise<string | undefined>((resolve) => setAsked({ sentence, say: resolve }));
        if (reason === undefined) throw error;
        return work(reason);
      }
    },
    dialog: asked && (
      <ReasonDialog
        title={t('shifts.overrideTitle')}
        label={t('shifts.overrideReason')}
        hint={t('shifts.overrideReasonHint')}
        save={t('shifts.overrideSave')}
        maxLength={500}
        onClose={() => say(undefined)}
        onSay={say}
      >
        {asked.sentence}
      </ReasonDialog>
    ),
  };
}
