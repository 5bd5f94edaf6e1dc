import { passkeyMinutes, type PasskeyProof } from '@portfolio/contracts/auth';
import type { User } from '@portfolio/remote-kit';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { offerPasskeys, offersPasskeys, signWithPasskey, stopAsking } from '../../passkeys/ask-browser.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';

interface Credentials {
  username: string;
  password: string;
}

/** What the browser offers is asked of the server anew before it is too old. */
const renewal = (passkeyMinutes - 1) * 60_000;

/**
 * Signing in with a passkey: on a press, beside a password too, and where the browser offers them below the field for the name.
 * @param target where to go then
 * @param offering whether that field is there
 */
export function usePasskey(target: (user: User) => string, offering: boolean) {
  const { passkeys } = useShell();
  const { t } = useTranslation();
  const say = useRefusalText();
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState(false);

  const enter = async (proof: PasskeyProof, credentials?: Credentials): Promise<void> => {
    setFailure(undefined);
    await passkeys.signIn(proof, target, credentials);
  };
  const fail = (error: unknown): void => setFailure(say(error, t('login.failed')));
  const chosen = useEffectEvent((proof: PasskeyProof) => enter(proof).catch(fail));

  useEffect(() => {
    if (!offering || asking) return;
    let isOver = false;
    const offer = async (): Promise<void> => {
      if (!(await offersPasskeys())) return;
      const options = await passkeys.requestOptions();
      if (isOver) return;
      await chosen(await offerPasskeys(options));
      // Still here: it was refused, and another may be chosen.
      if (!isOver) again();
    };
    // Nobody has asked for it yet: that it cannot be offered is no news.
    const again = (): void => void offer().catch(() => {});
    again();
    const timer = window.setInterval(again, renewal);
    return () => {
      isOver = true;
      window.clearInterval(timer);
      stopAsking();
    };
  }, [offering, asking, passkeys]);

  /** @param credentials where the passkey is the second step */
  const ask = async (credentials?: Credentials): Promise<void> => {
    setFailure(undefined);
    setAsking(true);
    try {
      await enter(await signWithPasskey(await passkeys.requestOptions(credentials)), credentials);
    } catch (error) {
      fail(error);
    } finally {
      setAsking(false);
    }
  };
  return { ask, asking, failure, forget: () => setFailure(undefined) };
}
