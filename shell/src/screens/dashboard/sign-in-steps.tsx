import { useCallback, useEffect, useState } from 'react';
import type { MySignInStepsQuery } from '../../generated/graphql.ts';
import { knowsPasskeys } from '../../passkeys/ask-browser.ts';
import { useShell } from '../../shell-context.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
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
