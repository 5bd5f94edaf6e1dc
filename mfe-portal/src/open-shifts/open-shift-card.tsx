import { useChosenZone } from '@portfolio/remote-kit';
import { dollars } from '@portfolio/remote-kit/figures';
import { useAction } from '@portfolio/remote-kit/screens';
import { dateAndTime, shiftLength, shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { Muted } from '@portfolio/ui/text';
import { fontSize } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { shiftPath } from '../addresses/addresses.ts';
import { useTaps } from '../attendance/taps-provider.tsx';
import { WaitingWishes } from '../attendance/waiting.tsx';
import { aboutPath } from '../messages/about.ts';
import { WayAndFirm } from '../now/site-links.tsx';
import { Conflicts } from '../shift/conflicts.tsx';
import { useShownWhen } from '../shift/shown-when.ts';
import { useTranslation } from '../translator.ts';
import { isOf, outcomeOf } from '../wishes/wishes.ts';
import type { MyOpenShift } from './open-shifts.graphql.ts';

const Heading = styled.h2`
  font-size: ${fontSize.body};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** An open shift: when, where and for how much, what speaks against it, and the one button that takes it or asks for it. */
export function OpenShiftCard({ open }: { open: MyOpenShift }) {
  const { t, language } = useTranslation();
  const zone = useChosenZone() ?? open.timeZone;
  const { address, companyPhone, companyName, notes, conflicts } = open;
  const shownWhen = useShownWhen();
  const when = (start: string, end: string): string => shiftWhen(start, end, language, zone);
  const place = [open.title, open.clientName, open.locationName, open.postName].filter(Boolean).join(' · ');
  const facts = [
    dollars(open.pay, language),
    shiftLength(open.durationHours, language),
    open.placesLeft > 0 && t('openShifts.places', { count: open.placesLeft }),
  ].filter((fact) => fact !== false);
  return (
    <Card as="article">
      <Stack>
        <div>
          <Heading>{shownWhen(open)}</Heading>
          <p>{place}</p>
          <p>{facts.join(' · ')}</p>
          {open.claim !== 'AWARDED' && (
            <Muted as="p" $size="small">
              {t('openShifts.until', { time: dateAndTime(open.deadline, language, zone) })}
            </Muted>
          )}
          {notes && <Muted as="p">{notes}</Muted>}
          {address && (
            <Muted as="p" $size="small">
              {address}
            </Muted>
          )}
        </div>
        <Conflicts conflicts={conflicts} when={when} />
        {(address || companyPhone) && (
          <WayAndFirm address={address} firm={{ name: companyName, phone: companyPhone }} />
        )}
        <Claim open={open} when={shownWhen(open)} />
      </Stack>
    </Card>
  );
}

/** What one may do with it: one tap each way. */
function Claim({ open: { id, mode, claim, shiftId, isAsked }, when }: { open: MyOpenShift; when: string }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const { wish, wishes } = useTaps();
  const ask = () => wish({ wish: 'claimOpenShift', variables: { id }, about: when });
  const withdraw = () => wish({ wish: 'withdrawClaim', variables: { id }, about: when });
  /** Neither yes nor no: where one is asked, one is asked still. */
  const unclaim = () => wish({ wish: 'unclaimOpenShift', variables: { id }, about: when });
  const isFirst = mode === 'FIRST_COME';
  const waiting = wishes.filter((each) => isOf(each, ['claimOpenShift', 'withdrawClaim', 'unclaimOpenShift'], id));
  if (waiting.length > 0) return <WaitingWishes wishes={waiting} />;
  if (claim === 'AWARDED')
    return (
      <Notice kind="success">
        {t('openShifts.awarded')} {shiftId && <Link to={shiftPath(shiftId)}>{t('openShifts.open')}</Link>}
      </Notice>
    );
  if (claim === 'WAITING')
    return (
      <Notice
        kind="info"
        action={
          <Button
            loading={busy}
            onClick={() =>
              void run(isAsked ? unclaim : withdraw, {
                done: (answer) => answer && t(outcomeOf(answer)),
                failed: t('openShifts.withdrawFailed'),
                undo: ask,
              })
            }
          >
            {t('openShifts.withdraw')}
            <VisuallyHidden> {when}</VisuallyHidden>
          </Button>
        }
      >
        {t('openShifts.waiting')} <Link to={aboutPath({ openShift: id })}>{t('messages.title')}</Link>
      </Notice>
    );
  const take = (
    <Button
      variant="primary"
      size="large"
      wide
      loading={busy}
      onClick={() =>
        void run(ask, {
          done: (answer) => answer && t(outcomeOf(answer)),
          failed: t('openShifts.claimFailed'),
          undo: unclaim,
        })
      }
    >
      {t(isFirst ? 'openShifts.take' : 'openShifts.ask')}
      <VisuallyHidden> {when}</VisuallyHidden>
    </Button>
  );
  if (!isAsked || claim !== null) return take;
  return (
    <>
      <p>{t('openShifts.askedByName')}</p>
      {take}
      <Button
        size="large"
        wide
        disabled={busy}
        onClick={() =>
          void run(withdraw, {
            done: (answer) => answer && t('openShifts.saidNo'),
            failed: t('openShifts.claimFailed'),
            undo: unclaim,
          })
        }
      >
        {t('openShifts.no')}
        <VisuallyHidden> {when}</VisuallyHidden>
      </Button>
    </>
  );
}
