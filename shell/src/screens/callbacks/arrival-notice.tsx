import { useStore, useUser, createStore } from '@portfolio/remote-kit';
import { AskingNotice } from '../../layout/asking-notice.tsx';
import { useLeave } from '../../layout/header/links.ts';
import { useTranslation } from '../../translator.ts';

/** Whether a visitor has just been signed in by the address of a callback, and has not said yet that this is right. */
export const arrival = createStore(false);

/** Says as whom somebody was signed in by a link, with one click to leave. */
export function ArrivalNotice() {
  const { t } = useTranslation();
  const user = useUser();
  const logout = useLeave('/login');
  if (!useStore(arrival) || !user) return null;
  const done = (): void => arrival.set(false);
  const leave = (): void => {
    done();
    logout();
  };
  return (
    <AskingNotice
      act={{ label: t('callback.notMe'), onChoose: leave }}
      stay={{ label: t('callback.itIsMe'), onChoose: done }}
    >
      {t('callback.signedInAs', { name: user.username })}
    </AskingNotice>
  );
}
