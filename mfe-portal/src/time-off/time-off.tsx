import { useMutation } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { amountsIn } from '@portfolio/remote-kit/figures';
import { daysWithTimes, useNow, calendarDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card, Panel } from '@portfolio/ui/card';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { StatusBadge, type Status } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { portalTabs } from '../addresses/addresses.ts';
import type { TimeOffStatus } from '../generated/graphql.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useTaps } from '../attendance/taps-provider.tsx';
import { WaitingWishes } from '../attendance/waiting.tsx';
import { MessageLink } from '../messages/message-link.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { Dialog } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { isOf, outcomeOf } from '../wishes/wishes.ts';
import { AskForm } from './ask-form.tsx';
import { OffFile } from './off-file.tsx';
import {
  MyTimeOff,
  RestoreTimeOff,
  type Balance,
  type MyTimeOffRequest,
  MyTimeOffEntries,
} from './time-off.graphql.ts';

const badges: Record<TimeOffStatus, Status> = {
  PENDING: 'pending',
  APPROVED: 'active',
  REFUSED: 'missed',
  WITHDRAWN: 'inactive',
  CANCELLED: 'cancelled',
};

/** Asks for time off, shows how much there is, and what became of what was asked for. */
export function TimeOff() {
  const { t } = useTranslation();
  const result = useKeptQuery(MyTimeOff);
  const [opened, open] = useOpened();
  return (
    <>
      <PageHeading back={<Link to={portalTabs.shifts}>{t('shifts.back')}</Link>} description={t('timeOff.lead')}>
        {t('timeOff.title')}
      </PageHeading>
      <Loaded result={result} loading={t('timeOff.loading')} failed={t('timeOff.failed')}>
        {({ myTimeOffBalances, myTimeOff }) => {
          const why = myTimeOffBalances.find(({ typeId }) => typeId === opened);
          return (
            <Stack $gap={6}>
              <AskForm types={myTimeOffBalances} />
              <Balances balances={myTimeOffBalances.filter(({ isCounted }) => isCounted)} onWhy={open} />
              <Requests requests={myTimeOff.results} types={myTimeOffBalances} />
              {why && <EntriesDialog balance={why} onClose={() => open(undefined)} />}
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}

function Balances({ balances, onWhy }: { balances: readonly Balance[]; onWhy: (type: string) => void }) {
  const { t } = useTranslation();
  const amountOf = amountsIn(useTranslation());
  if (balances.length === 0) return null;
  return (
    <Panel title={t('timeOff.balance')} gap={3}>
      {balances.map(({ typeId, typeName, unit, balance, pending }) => (
        <Cluster key={typeId} $justify="space-between">
          <div>
            <span dir="auto">{typeName}</span>: <strong>{amountOf(balance, unit)}</strong>
            {Number(pending) !== 0 && (
              <Muted $size="small">{t('timeOff.pending', { amount: amountOf(-Number(pending), unit) })}</Muted>
            )}
          </div>
          <Button onClick={() => onWhy(typeId)}>
            {t('timeOff.why')} <VisuallyHidden>{typeName}</VisuallyHidden>
          </Button>
        </Cluster>
      ))}
    </Panel>
  );
}

function Requests({ requests, types }: { requests: readonly MyTimeOffRequest[]; types: readonly Balance[] }) {
  const { t, language } = useTranslation();
  const amountOf = amountsIn(useTranslation());
  const { run, busy } = useAction();
  const { wish, wishes } = useTaps();
  const id = useId();
  const [restore] = useMutation(RestoreTimeOff, { refetchQueries: ['MyTimeOff'] });
  const asked = wishes.filter((each) => isOf(each, ['askForTimeOff']));
  const today = useNow().toISOString().slice(0, 10);
  /** What is asked for, and until it is over what nobody had to approve. */
  const canWithdraw = ({ status, typeId, untilDay }: MyTimeOffRequest): boolean =>
    status === 'PENDING' ||
    (status === 'APPROVED' &&
      untilDay >= today &&
      types.find((type) => type.typeId === typeId)?.needsApproval === false);
  return (
    <section aria-labelledby={id}>
      <Stack $gap={3}>
        <h2 id={id}>{t('timeOff.mine')}</h2>
        <WaitingWishes wishes={asked} />
        {requests.length + asked.length === 0 && <Muted $size="body">{t('timeOff.none')}</Muted>}
        {requests.map((off) => {
          const when = daysWithTimes(off, language);
          const waiting = wishes.filter((each) => isOf(each, ['withdrawTimeOff'], off.id));
          return (
            <Card key={off.id} as="article">
              <Stack $gap={3}>
                <Cluster $justify="space-between">
                  <div>
                    <strong>{when}</strong>
                    <p>
                      <span dir="auto">{off.typeName}</span> · {amountOf(off.amount, off.unit)}
                    </p>
                    {off.reason && <Muted dir="auto">{off.reason}</Muted>}
                    {off.answer && <p dir="auto">{t('timeOff.answer', { answer: off.answer })}</p>}
                    <Suggested off={off} requests={requests} />
                  </div>
                  <StatusBadge status={badges[off.status]}>{t(`timeOff.states.${off.status}`)}</StatusBadge>
                </Cluster>
                <OffFile off={off} when={when} />
                <WaitingWishes wishes={waiting} />
                <Cluster $gap={3}>
                  <MessageLink about={{ timeOff: off.id }} of={when} />
                  {waiting.length === 0 && canWithdraw(off) && (
                    <Button
                      disabled={busy}
                      onClick={() =>
                        void run(() => wish({ wish: 'withdrawTimeOff', variables: { id: off.id }, about: when }), {
                          done: (answer) => answer && t(outcomeOf(answer)),
                          failed: t('timeOff.withdrawFailed'),
                          undo: () => restore({ variables: { id: off.id } }),
                        })
                      }
                    >
                      {t('timeOff.withdraw')} <VisuallyHidden>{when}</VisuallyHidden>
                    </Button>
                  )}
                </Cluster>
              </Stack>
            </Card>
          );
        })}
      </Stack>
    </section>
  );
}

/** Other days, of what was refused: one tap asks for them. */
function Suggested({ off, requests }: { off: MyTimeOffRequest; requests: readonly MyTimeOffRequest[] }) {
  const { t, language } = useTranslation();
  const { run, busy } = useAction();
  const { wish, wishes } = useTaps();
  const { typeId: type, suggestedFrom: fromDay, suggestedUntil: untilDay } = off;
  if (!fromDay || !untilDay) return null;
  const when = daysWithTimes({ fromDay, untilDay, fromTime: null, untilTime: null }, language);
  const isAsked = requests.some(
    (other) =>
      (other.status === 'PENDING' || other.status === 'APPROVED') &&
      other.fromDay === fromDay &&
      other.untilDay === untilDay,
  );
  const isWaiting = wishes.some(({ about }) => about === when);
  return (
    <Stack $gap={2}>
      <p>{t('timeOff.suggested', { when })}</p>
      {!isAsked && !isWaiting && (
        <Button
          loading={busy}
          onClick={() =>
            void run(
              () => wish({ wish: 'askForTimeOff', variables: { input: { type, fromDay, untilDay } }, about: when }),
              {
                done: (answer) => answer && t(outcomeOf(answer)),
                failed: t('timeOff.askFailed'),
                undo: (answer) =>
                  wish({ wish: 'withdrawTimeOff', variables: { id: answer?.askForTimeOff?.id ?? '' }, about: when }),
              },
            )
          }
        >
          {t('timeOff.askSuggested')} <VisuallyHidden>{when}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}

/** Why a balance is what it is: the entries that it is the sum of. */
function EntriesDialog({ balance, onClose }: { balance: Balance; onClose: () => void }) {
  const { t, language } = useTranslation();
  const amountOf = amountsIn(useTranslation());
  const { typeId, typeName, unit } = balance;
  const result = useKeptQuery(MyTimeOffEntries, { variables: { type: typeId } });
  return (
    <Dialog title={`${typeName} · ${amountOf(balance.balance, unit)}`} onClose={onClose}>
      <Loaded result={result} loading={t('timeOff.loading')} failed={t('timeOff.failed')}>
        {({ myTimeOffEntries }) => (
          <Stack as="ul" $gap={3}>
            {myTimeOffEntries.results.map(({ id, kind, amount, day, reason }) => (
              <li key={id}>
                {calendarDay(day, language)} · {t(`timeOff.kinds.${kind}`)} · <strong>{amountOf(amount, unit)}</strong>
                {reason && <Muted dir="auto">{reason}</Muted>}
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
