import { useMutation, useQuery } from '@apollo/client/react';
import { parseDate } from '@internationalized/date';
import { scheduling } from '@portfolio/contracts/scheduling';
import { useAction } from '@portfolio/remote-kit/screens';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card, Panel } from '@portfolio/ui/card';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { useShiftsChanged } from '../../shifts/use-shift-actions.ts';
import { unmade, useTakeBack } from '../../shifts/use-take-back.ts';
import { useTranslation } from '../../translator.ts';
import { ShiftConflicts } from '../conflicts/conflicts.graphql.ts';
import { BatchPreview } from '../repetition/batch-preview.tsx';
import type { Batch } from '../repetition/batch.graphql.ts';
import { PublishPlanned } from '../publishing/publish-planned.tsx';
import { countOf } from '../repetition/use-batch.ts';
import { PlanComparison } from './plan-comparison.tsx';
import { DeletePlan, UsePlan, type WholePlan, type LeftOpen, type Proposed } from './plans.graphql.ts';
import { ProposedList } from './proposed-list.tsx';
import { Rows } from '../../shared/details/section.tsx';

interface Props {
  company: string;
  plan: WholePlan;
  before: string | undefined;
  again: () => void;
  onDiscarded: () => void;
  refetch: () => Promise<unknown>;
}

/** What a plan proposes: all of it, some or nothing becomes shifts, which can be taken back at once. */
export function PlanProposal({ company, plan, before, again, onDiscarded, refetch }: Props) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const changed = useShiftsChanged();
  const [use] = useMutation(UsePlan);
  const { takeBack } = useTakeBack();
  const [remove] = useMutation(DeletePlan);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<Batch>();
  const zone = plan.shifts[0]?.timeZone ?? 'UTC';
  const waiting = plan.shifts.filter(({ shiftId }) => !shiftId);
  const planned = plan.shifts.flatMap(({ shiftId }) => shiftId ?? []);
  const chosen = waiting.filter(({ number }) => !left.has(number)).slice(0, scheduling.weekShifts);

  const moved = chosen.flatMap(({ movesId: id, movedFromId: from, ...shift }) => {
    const { employeeId: employee, startTime, endTime } = shift;
    return id && from ? [{ change: { id, employee: from }, seen: { employee, startTime, endTime }, shift }] : [];
  });
  const isForGood = useRefused(moved.map(({ change: { id } }) => id));

  const update = async (): Promise<void> => {
    await refetch();
    void changed();
  };
  const accept = async (skip: boolean): Promise<void> => {
    const numbers = chosen.map(({ number }) => number);
    let batch: Batch | undefined;
    const plannedNow = async () => {
      // What is refused is no part of the plan any more, either.
      const { data } = await use({ variables: { id: plan.id, input: { numbers, skip } } }).finally(update);
      batch = data?.usePlan;
      setRefused(batch && !batch.saved ? batch : undefined);
      return batch;
    };
    await run(plannedNow, {
      done: (made) =>
        made?.saved
          ? t(isForGood ? 'plans.doneForGood' : 'plans.done', { count: countOf(made, 'MADE') + moved.length })
          : undefined,
      failed: t('plans.useFailed'),
      undo: isForGood
        ? undefined
        : (made) => takeBack([...moved, ...(made ? unmade(made, zone) : [])]).finally(refetch),
    });
  };
  const discard = () =>
    run(() => remove({ variables: { id: plan.id } }), { failed: t('plans.discardFailed') }).then(
      (isGone) => isGone && onDiscarded(),
    );

  const asked = plan.asked ?? 0;
  const found = asked - (plan.missing ?? 0);
  return (
    <Stack $gap={5}>
      <Notice kind={asked === 0 ? 'info' : found < asked ? 'warning' : 'success'}>
        {asked === 0 ? t('plans.nothing') : t('plans.result', { count: asked, found })}
      </Notice>
      {/* Anew once some of it is planned. */}
      {asked > 0 && <PlanComparison key={waiting.length} plan={plan.id} before={before} />}
      {refused && (
        <Card>
          <Stack $gap={3}>
            <strong role="alert">{t('plans.refused', { count: countOf(refused, 'REFUSED') })}</strong>
            <BatchPreview
              batch={{ ...refused, shifts: refused.shifts.filter(({ state }) => state === 'REFUSED') }}
              zone={zone}
              nothing=""
            />
            <Cluster>
              <Button loading={busy} onClick={() => void accept(true)}>
                {t('plans.useOthers')}
              </Button>
            </Cluster>
          </Stack>
        </Card>
      )}
      <MovedList shifts={waiting} />
      {plan.shifts.length > 0 && <ProposedList shifts={plan.shifts} left={left} onChange={setLeft} />}
      {plan.open.length > 0 && <OpenList open={plan.open} />}
      <Cluster $gap={3}>
        {waiting.length > 0 && (
          <Button variant="primary" loading={busy} disabled={chosen.length === 0} onClick={() => void accept(false)}>
            {t('plans.use', { count: chosen.length })}
          </Button>
        )}
        {planned.length > 0 && (
          <PublishPlanned key={planned.length} company={company} days={daysAround(plan)} shifts={planned} />
        )}
        <Button onClick={again}>{t('plans.again')}</Button>
        <Button variant="ghost" onClick={() => void discard()}>
          {t('plans.discard')}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** On the company's clock, shifts of a site's first or last day may be of the day before or after. */
const daysAround = ({ from, until }: WholePlan) => [
  parseDate(from).subtract({ days: 1 }),
  parseDate(until).add({ days: 1 }),
];

/** Whether rules refuse one of these shifts to who has it: once it is somebody else's, it cannot be given back. */
function useRefused(ids: readonly string[]): boolean {
  const { data, previousData } = useQuery(ShiftConflicts, {
    variables: { changes: ids.map((id) => ({ id })) },
    skip: ids.length === 0,
    fetchPolicy: 'no-cache',
  });
  return (data ?? previousData)?.shiftConflicts.some(({ severity }) => severity === 'REFUSAL') ?? false;
}

/** What stays open, and of how many people which rule stands in the way. */
function OpenList({ open }: { open: readonly LeftOpen[] }) {
  const { t, language } = useTranslation();
  const heads = open.reduce((sum, each) => sum + each.heads, 0);
  return (
    <Panel title={t('plans.open', { count: heads })} gap={3}>
      <Rows>
        {open.map((each) => (
          <li key={`${each.postId} ${each.startTime} ${each.endTime} ${each.movesId}`}>
            <strong>{shiftWhen(each.startTime, each.endTime, language, each.timeZone)}</strong> {each.postName} ·{' '}
            {t('coverage.missing', { count: each.heads })}
            <Muted as="div">{[each.clientName, each.locationName].filter(Boolean).join(', ')}</Muted>
            <div>
              {each.reasons.length === 0
                ? t('plans.noOne')
                : each.reasons.map(({ code, people }) => t(`plans.reasons.${code}`, { count: people })).join(' · ')}
            </div>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

/** What planned shifts that go to others change, person by person. */
function MovedList({ shifts }: { shifts: readonly Proposed[] }) {
  const { t, language } = useTranslation();
  const changes = shifts.flatMap(({ employeeId, employeeName: to, movedFromId, movedFromName: from, ...shift }) =>
    from === null
      ? []
      : [
          { person: movedFromId, name: from, words: t('plans.gives', { name: to }), ...shift },
          { person: employeeId, name: to, words: t('plans.takes', { name: from }), ...shift },
        ],
  );
  const people = Map.groupBy(changes, ({ person }) => person);
  if (people.size === 0) return null;
  return (
    <Panel title={t('plans.changesFor', { count: people.size })} gap={3}>
      <Rows>
        {[...people].map(([person, own]) => (
          <li key={person}>
            <strong dir="auto">{own[0]!.name}</strong>
            {own.map(({ number, words, startTime, endTime, timeZone, isPublished }) => (
              <div key={`${number} ${words}`}>
                {shiftWhen(startTime, endTime, language, timeZone)} · {words}{' '}
                {isPublished && <Muted>{t('plans.wasPublished')}</Muted>}
              </div>
            ))}
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
