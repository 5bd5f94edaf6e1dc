import { Button } from '@portfolio/ui/button';
import { Modal } from '@portfolio/ui/modal';
import { Muted } from '@portfolio/ui/text';
import { fontSize, space } from '@portfolio/ui/tokens';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { MySignInStepsQuery } from '../../generated/graphql.ts';
import { knowsPasskeys } from '../../passkeys/ask-browser.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';
import { MySignInSteps, type StepsProps } from './sign-in-steps.graphql.ts';

/** How the user signs in besides the password. */
export function SignInSteps() {
  const { host } = useShell();
  const [steps, setSteps] = useState<MySignInStepsQuery>();
  const [isUnknown, setUnknown] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);

  const load = useCallback(
    () =>
      host.apollo
        .query({ query: MySignInSteps, fetchPolicy: 'no-cache' })
        .then(({ data }) => setSteps(data))
        .then(() => setUnknown(false))
        .catch(() => setUnknown(true)),
    [host],
  );
  useEffect(() => void load(), [load]);

  const onCodes = async (given: readonly string[]): Promise<void> => {
    setCodes(given);
    const session = host.session.get();
    // What the site asked for is there: the rest is theirs again. Without an answer the next start asks.
    const isFreed = session.status === 'signed-in' && session.lacksSecondFactor === true;
    await Promise.allSettled([load(), isFreed && host.session.refreshUser()]);
  };
  const props: StepsProps = { steps, isUnknown, load, onCodes };
  return (
    <>
      {(knowsPasskeys() || (steps?.passkeys.length ?? 0) > 0) && <Passkeys {...props} />}
      <SecondFactor {...props} />
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${space(2)};
  margin-top: ${space(4)};
  font-family: monospace;
  font-size: ${fontSize.body};
`;

/** Shown once: what lets one in without the phone. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => setCopied(true))
      .catch(() => {}); // they stand there to be written down
  };
  return (
    <Modal
      open
      keepOpenOutside
      title={t('dashboard.secondFactor.codes')}
      closeLabel={t('dashboard.secondFactor.kept')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={copy}>{t(`dashboard.secondFactor.${copied ? 'copied' : 'copy'}`)}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('dashboard.secondFactor.kept')}
          </Button>
        </>
      }
    >
      <Muted>{t('dashboard.secondFactor.codesText')}</Muted>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    </Modal>
  );
}
