import { useStore, useUser } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useLeave } from '../../layout/header/use-leave.ts';
import { useTranslation } from '../../translator.ts';
import { arrival } from './arrival.ts';

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
    <Notice
      kind="info"
      action={
        <Stack $gap={2}>
          <Button size="small" onClick={leave}>
            {t('callback.notMe')}
          </Button>
          <Button size="small" variant="ghost" onClick={done}>
            {t('callback.itIsMe')}
          </Button>
        </Stack>
      }
    >
      {t('callback.signedInAs', { name: user.username })}
    </Notice>
  );
}
