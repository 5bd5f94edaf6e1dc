import { useMutation } from '@apollo/client/react';
import { useChosenZone, useHost } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { deviceStorage } from '@portfolio/remote-kit/storage';
import { offeredZone, showsSameClock, viewersZone, zoneName } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { UpdateSettings } from '../settings/settings.graphql.ts';
import { useTranslation } from '../translator.ts';

/** Which difference this device was told to leave as it is. */
const keptKey = 'portal-zone-kept';

interface Props {
  /** The zone of the place where the guard works next; undefined when there is none. */
  site: string | undefined;
  now: Date;
}

/** Where the phone's clock is not the one that shifts are shown in: says so, and one tap changes that. */
export function ZoneBanner({ site, now }: Props) {
  const { t } = useTranslation();
  const { session } = useHost();
  const { run, busy } = useAction();
  const [update] = useMutation(UpdateSettings);
  const chosen = useChosenZone();
  const [shown, phone] = [chosen ?? site, viewersZone()];
  const difference = `${shown} ${phone}`;
  const [kept, setKept] = useState(() => deviceStorage.getItem(keptKey));
  if (!shown || showsSameClock(shown, phone, now) || kept === difference) return null;

  const choose = (timezone: string | null) =>
    run(
      async () => {
        await update({ variables: { input: { timezone } } });
        await session.refreshUser();
      },
      { failed: () => t('settings.saveFailed') },
    );
  const keep = (): void => {
    deviceStorage.setItem(keptKey, difference);
    setKept(difference);
  };
  const phoneOffered = offeredZone(phone, now);
  const siteIsElsewhere = chosen && site && !showsSameClock(chosen, site, now);
  return (
    <Notice
      kind="warning"
      action={
        <Cluster $gap={2}>
          {phoneOffered && (
            <Button size="large" loading={busy} onClick={() => void choose(phoneOffered)}>
              {t('zone.usePhone')}
            </Button>
          )}
          {siteIsElsewhere ? (
            <Button size="large" loading={busy} onClick={() => void choose(null)}>
              {t('zone.useSite')}
            </Button>
          ) : (
            <Button size="large" onClick={keep}>
              {t('zone.keep')}
            </Button>
          )}
        </Cluster>
      }
    >
      {t('zone.differs', { shown: zoneName(shown), phone: zoneName(phone) })}
    </Notice>
  );
}
