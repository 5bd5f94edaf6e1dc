import type { SomebodyElse as Asked } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { homeOf } from '../../routing/decide.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Lead, Place, Title } from '../centered-card.ts';

/** Asks somebody who is signed in whether another may take their place. */
export function SomebodyElse({ asked: { present, user }, replace }: { asked: Asked; replace: () => void }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const names = { present: present.username, other: user.username };
  return (
    <Place>
      <Card>
        <Title tabIndex={-1}>{t('callback.otherTitle')}</Title>
        <Lead>{t('callback.otherText', names)}</Lead>
        <Stack $gap={3}>
          <Button variant="primary" onClick={() => host.navigate(homeOf(present), { replace: true })}>
            {t('callback.stay', names)}
          </Button>
          <Button onClick={replace}>{t('callback.switch', names)}</Button>
        </Stack>
      </Card>
    </Place>
  );
}
