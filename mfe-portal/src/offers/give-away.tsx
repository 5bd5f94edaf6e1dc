import { useMutation } from '@apollo/client/react';
import { useChosenZone } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ToggleChip } from '@portfolio/ui/chip';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Muted } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { portalScreens, shiftPath } from '../addresses/addresses.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery, useIsCopy } from '../offline/use-kept-query.tsx';
import { MyShift } from '../shifts/shifts.graphql.ts';
import { useTranslation } from '../translator.ts';
import { AskColleague, OfferColleagues, WithdrawOffer } from './offers.graphql.ts';

const kinds = ['GIVE_AWAY', 'SWAP'] as const;
type Kind = (typeof kinds)[number];

const Choice = styled(ToggleChip)`
  min-height: ${space(12)};
  padding-inline: ${space(5)};
`;

/** Gives one's shift away, or swaps it: one tap on the colleague who is asked. */
export function GiveAway() {
  const { t, language } = useTranslation();
  const { id = '' } = useParams();
  const zone = useChosenZone();
  const [kind, setKind] = useState<Kind>('GIVE_AWAY');
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const shift = useKeptQuery(MyShift, { variables: { id }, skip: !isNumber }).data?.myShift;
  return (
    <>
      <PageHeading
        back={<Link to={isNumber ? shiftPath(id) : portalScreens.offers}>{t('offers.back')}</Link>}
        description={
          shift &&
          [
            shiftWhen(shift.startTime, shift.endTime, language, zone ?? shift.timeZone),
            ...[shift.clientName, shift.locationName].filter(Boolean),
          ].join(' · ')
        }
      >
        {t('offers.give')}
      </PageHeading>
      <Stack>
        <Cluster role="group" aria-label={t('offers.kind')} $gap={2}>
          {kinds.map((each) => (
            <Choice key={each} pressed={each === kind} onToggle={() => setKind(each)}>
              {t(`offers.kinds.${each}`)}
            </Choice>
          ))}
        </Cluster>
        <Muted as="p" $size="body">
          {t(`offers.hints.${kind}`)}
        </Muted>
        <Colleagues key={kind} shift={isNumber ? id : '0'} kind={kind} />
      </Stack>
    </>
  );
}

function Colleagues({ shift, kind }: { shift: string; kind: Kind }) {
  const { t } = useTranslation();
  const result = useKeptQuery(OfferColleagues, { variables: { shift, kind } });
  return (
    <Loaded result={result} loading={t('offers.colleaguesLoading')} failed={t('offers.colleaguesFailed')}>
      {({ offerColleagues }) => {
        const able = offerColleagues.filter(({ obstacle }) => !obstacle);
        const others = offerColleagues.filter(({ obstacle }) => obstacle);
        return (
          <Stack>
            {able.length === 0 && <EmptyState title={t('offers.nobody')}>{t('offers.nobodyHint')}</EmptyState>}
            {able.map(({ employeeId, name }) => (
              <Card key={employeeId} as="article">
                <Cluster $justify="space-between">
                  <strong dir="auto">{name}</strong>
                  <Ask shift={shift} kind={kind} colleague={employeeId} name={name} />
                </Cluster>
              </Card>
            ))}
            {others.length > 0 && (
              <details>
                <summary>{t('offers.cannot', { count: others.length })}</summary>
                <ul>
                  {others.map(({ employeeId, name, obstacle }) => (
                    <li key={employeeId}>
                      <span dir="auto">{name}</span>: {obstacle && t(`offers.obstacles.${obstacle}`)}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Ask({ shift, kind, colleague, name }: { shift: string; kind: Kind; colleague: string; name: string }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const isCopy = useIsCopy();
  const navigate = useNavigate();
  const after = { refetchQueries: ['MyOffers'] };
  const [ask] = useMutation(AskColleague, after);
  const [takeBack] = useMutation(WithdrawOffer, after);
  const press = async () => {
    const isDone = await run(() => ask({ variables: { input: { shift, colleague, kind } } }), {
      done: t('offers.asked', { name }),
      failed: t('offers.askFailed'),
      undo: ({ data }) => takeBack({ variables: { id: data?.askColleague.id ?? '' } }),
    });
    if (isDone) void navigate(portalScreens.offers);
  };
  return (
    <Button variant="primary" size="large" disabled={isCopy} loading={busy} onClick={() => void press()}>
      {t('offers.ask')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
