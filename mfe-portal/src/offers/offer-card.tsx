import { useMutation } from '@apollo/client/react';
import { useChosenZone } from '@portfolio/remote-kit';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import { dateAndTime, shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { StatusBadge, type Status } from '@portfolio/ui/status-badge';
import { Muted, Title } from '@portfolio/ui/text';
import { useToast, useUndo } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OfferStatus } from '../generated/graphql.ts';
import { Loaded } from '../loading/loaded.tsx';
import { aboutPath } from '../messages/about.ts';
import { useKeptQuery, useIsCopy } from '../offline/use-kept-query.tsx';
import { Conflicts } from '../shift/conflicts.tsx';
import { useShownWhen } from '../shift/shown-when.ts';
import { useTranslation } from '../translator.ts';
import {
  AcceptOffer,
  DeclineOffer,
  OfferReturns,
  TakeBackAcceptance,
  WithdrawOffer,
  type MyOffer,
  type OfferedShift,
} from './offers.graphql.ts';

const badges: Record<OfferStatus, Status> = {
  WAITING: 'pending',
  ANSWERED: 'pending',
  ACCEPTED: 'pending',
  DONE: 'active',
  DECLINED: 'missed',
  REFUSED: 'missed',
  WITHDRAWN: 'inactive',
  EXPIRED: 'cancelled',
};

const isOpen = (status: OfferStatus): boolean => badges[status] === 'pending';

/** An offer: who offers what to whom, how it stands, what speaks against it, and what one may do. */
export function OfferCard({ offer }: { offer: MyOffer }) {
  const { t, language } = useTranslation();
  const { whenOf, placeOf, chosen } = useOfferedShift();
  const { kind, status, isMine, colleagueName: name, given, inReturn, deadline, answer, conflicts } = offer;
  const zone = chosen ?? given.timeZone;
  return (
    <Card as="article">
      <Stack>
        <div>
          <Cluster $justify="space-between">
            <Title>{t(`offers.who.${kind}.${isMine ? 'mine' : 'theirs'}`, { name })}</Title>
            <StatusBadge status={badges[status]}>{t(`offers.states.${status}`)}</StatusBadge>
          </Cluster>
          <p>
            <strong>{whenOf(given)}</strong>
          </p>
          <p>{placeOf(given)}</p>
          {inReturn && (
            <p>
              {t('offers.inReturn')} <strong>{whenOf(inReturn)}</strong> · {placeOf(inReturn)}
            </p>
          )}
          {isOpen(status) && (
            <Muted as="p" $size="small">
              {t('openShifts.until', { time: dateAndTime(deadline, language, zone) })}
            </Muted>
          )}
          {answer && <p dir="auto">{t('offers.answer', { answer })}</p>}
        </div>
        <Conflicts conflicts={conflicts} when={(start, end) => shiftWhen(start, end, language, zone)} />
        {isOpen(status) && <Actions offer={offer} />}
        <Link to={aboutPath({ offer: offer.id })}>{t('messages.title')}</Link>
      </Stack>
    </Card>
  );
}

function Actions({ offer: { id, kind, status, isMine, isMyTurn, given, colleagueName: name } }: { offer: MyOffer }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const toast = useToast();
  const offerUndo = useUndo();
  const say = useRefusalText();
  const { whenOf, placeOf } = useOfferedShift();
  const isCopy = useIsCopy();
  const after = { refetchQueries: ['MyOffers', 'PortalToday'] };
  const [accept] = useMutation(AcceptOffer, after);
  const [takeBack] = useMutation(TakeBackAcceptance, after);
  const [decline] = useMutation(DeclineOffer, after);
  const [withdraw] = useMutation(WithdrawOffer, after);
  if (isCopy) return null;
  const what = <VisuallyHidden> {whenOf(given)}</VisuallyHidden>;
  const undo = () => takeBack({ variables: { id } });
  const agreeTo = async (inReturn?: string): Promise<void> => {
    const { data } = await accept({ variables: { id, ...(inReturn && { inReturn }) } });
    const now = data?.acceptOffer.status;
    if (now !== 'DONE') return toast('success', t(`offers.agreed.${now === 'ANSWERED' ? now : 'ACCEPTED'}`, { name }));
    offerUndo(t('offers.agreed.DONE', { name }), undo, (error) => say(error, ''));
  };
  const agree = (inReturn?: string) => void run(() => agreeTo(inReturn), { failed: t('offers.acceptFailed') });
  return (
    <Stack $gap={3}>
      {isMyTurn && status === 'WAITING' && kind === 'SWAP' && (
        <Returns id={id}>
          {(shift) => (
            <Button key={shift.shiftId} size="large" wide disabled={busy} onClick={() => agree(shift.shiftId)}>
              {whenOf(shift)} · {placeOf(shift)}
            </Button>
          )}
        </Returns>
      )}
      {isMyTurn && (status === 'ANSWERED' || kind === 'GIVE_AWAY') && (
        <Button variant="primary" size="large" wide loading={busy} onClick={() => agree()}>
          {t(kind === 'SWAP' ? 'offers.agree' : 'offers.accept')}
          {what}
        </Button>
      )}
      <Button
        size="large"
        wide
        disabled={busy}
        onClick={() =>
          void run<unknown>(() => (isMine ? withdraw({ variables: { id } }) : decline({ variables: { id } })), {
            done: t(isMine ? 'offers.withdrawn' : 'offers.declined'),
            failed: t('offers.endFailed'),
            undo,
          })
        }
      >
        {t(isMine ? 'offers.withdraw' : 'offers.decline')}
        {what}
      </Button>
    </Stack>
  );
}

/** What of one's own one may give for it: a tap chooses it. */
function Returns({ id, children }: { id: string; children: (shift: MyOffer['given']) => ReactNode }) {
  const { t } = useTranslation();
  const result = useKeptQuery(OfferReturns, { variables: { offer: id } });
  return (
    <Loaded result={result} loading={t('offers.returnsLoading')} failed={t('offers.returnsFailed')}>
      {({ offerReturns }) => (
        <Stack $gap={3}>
          <p>{t(offerReturns.length === 0 ? 'offers.noReturns' : 'offers.choose')}</p>
          {offerReturns.map(children)}
        </Stack>
      )}
    </Loaded>
  );
}

/** Says when and where a shift of an offer is. */
function useOfferedShift() {
  const chosen = useChosenZone();
  const whenOf = useShownWhen();
  const placeOf = ({ title, clientName, locationName }: OfferedShift): string =>
    [title, clientName, locationName].filter(Boolean).join(' · ');
  return { whenOf, placeOf, chosen };
}
