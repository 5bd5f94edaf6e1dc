import { useMutation, useQuery } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { amountsIn } from '@portfolio/remote-kit/figures';
import { daysWithTimes } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Stack, Cluster } from '@portfolio/ui/layout';
import { StatusBadge, type Status } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { TimeOffStatus } from '../../generated/graphql.ts';
import { RepairButton } from '../../planner/repair/repair-button.tsx';
import { Lines, Rows } from '../../shared/details/section.tsx';
import { useDownload } from '../../shared/exports/export-button.tsx';
import { Dialog, Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { ThreadPanel } from '../../planner/threads/thread-panel.tsx';
import {
  ApproveTimeOff,
  CancelTimeOff,
  RefuseTimeOff,
  TakeBackTimeOff,
  TimeOffDecision,
  type Impact,
} from './time-off.graphql.ts';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { pathOf, paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { useShiftTime } from '../../shared/times/shift-time.tsx';
import { useShiftActions } from '../../shifts/use-shift-actions.ts';
import { WhoElse } from '../../shifts/who-else.tsx';

/** Time off of somebody with all that one decides by: the shifts that nobody would work, who else is away, and what is left of it. */
export function DecisionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useTranslation();
  const amountOf = amountsIn(useTranslation());
  const { run, busy } = useAction();
  const [answer, setAnswer] = useState('');
  const [days, setDays] = useState({ from: '', until: '' });
  const result = useQuery(TimeOffDecision, { variables: { id }, fetchPolicy: 'network-only' });
  const after = { refetchQueries: ['TimeOffRequests', 'TimeOffBalances'] };
  const [approve] = useMutation(ApproveTimeOff, after);
  const [refuse] = useMutation(RefuseTimeOff, after);
  const [cancel] = useMutation(CancelTimeOff, after);
  const [takeBack] = useMutation(TakeBackTimeOff, after);
  const off = result.data?.timeOff;

  const decide = async <Answer,>(work: () => Promise<Answer>, done: string | ((answer: Answer) => string)) => {
    const before = off?.answer;
    const isDone = await run(work, {
      done,
      failed: t('timeOff.decideFailed'),
      undo: () => takeBack({ variables: { id, answer: before } }),
    });
    if (isDone) onClose();
    else void result.refetch();
  };
  const variables = { id, answer };
  /** One day is its own last. */
  const suggested = days.from
    ? { suggestedFrom: days.from, suggestedUntil: days.until || days.from }
    : days.until && { suggestedUntil: days.until };
  return (
    <Dialog
      title={off ? `${off.employeeName} · ${daysWithTimes(off, language)}` : t('timeOff.title')}
      onClose={onClose}
      actions={
        off?.status === 'PENDING' ? (
          <>
            <Button
              disabled={busy}
              onClick={() =>
                void decide(() => refuse({ variables: { ...variables, ...suggested } }), t('timeOff.refused'))
              }
            >
              {t('timeOff.refuse')}
            </Button>
            <Button
              variant="primary"
              loading={busy}
              disabled={off.lacksDocument}
              onClick={() =>
                void decide(
                  () => approve({ variables }),
                  ({ data }) => t(data?.approveTimeOff.isApprovedOnce ? 'timeOff.approvedFirst' : 'timeOff.approved'),
                )
              }
            >
              {t('timeOff.approve')}
            </Button>
          </>
        ) : (
          off?.status === 'APPROVED' && (
            <Button loading={busy} onClick={() => void decide(() => cancel({ variables }), t('timeOff.cancelled'))}>
              {t('timeOff.cancel')}
            </Button>
          )
        )
      }
    >
      <Loaded result={result} loading={t('timeOff.loading')} failed={t('timeOff.failed')}>
        {({ timeOff, timeOffImpact: { shifts, away, balance } }) =>
          timeOff && (
            <Stack $gap={4}>
              <div>
                <StatusBadge status={badges[timeOff.status]}>{t(`timeOff.states.${timeOff.status}`)}</StatusBadge>{' '}
                {timeOff.typeName} · {amountOf(timeOff.amount, timeOff.unit)}
                {timeOff.isApprovedOnce && <Muted as="div">{t('timeOff.approvedOnce')}</Muted>}
                <Muted as="div">{t('timeOff.left', { amount: amountOf(balance, timeOff.unit) })}</Muted>
              </div>
              {timeOff.reason && <Lines>{timeOff.reason}</Lines>}
              {timeOff.lacksDocument && <p>{t('timeOff.lacksDocument')}</p>}
              {timeOff.fileName !== null && <OffFile id={timeOff.id} name={timeOff.fileName} />}
              <section>
                <h3>{t('timeOff.uncovers')}</h3>
                {shifts.length === 0 && <p>{t('timeOff.uncoversNothing')}</p>}
                {timeOff.status === 'APPROVED' && <RepairButton company={timeOff.companyId} shifts={shifts} />}
                <Rows>
                  {shifts.map((shift) => (
                    <UncoveredShift key={shift.id} shift={shift} employee={timeOff.employeeId} />
                  ))}
                </Rows>
              </section>
              <section>
                <h3>{t('timeOff.away')}</h3>
                {away.length === 0 && <p>{t('timeOff.awayNobody')}</p>}
                <Rows>
                  {away.map((other) => (
                    <li key={`${other.employeeId} ${other.fromDay} ${other.fromTime}`}>
                      <strong dir="auto">{other.employeeName}</strong> · {daysWithTimes(other, language)} ·{' '}
                      {other.typeName}{' '}
                      <StatusBadge status={badges[other.status]}>{t(`timeOff.states.${other.status}`)}</StatusBadge>
                    </li>
                  ))}
                </Rows>
              </section>
              {timeOff.status === 'PENDING' || timeOff.status === 'APPROVED' ? (
                <TextareaField
                  label={t('timeOff.answer')}
                  hint={t('timeOff.answerHint')}
                  optional={t('optional')}
                  rows={2}
                  maxLength={500}
                  value={answer}
                  onChange={({ target }) => setAnswer(target.value)}
                />
              ) : (
                timeOff.answer && <Lines>{timeOff.answer}</Lines>
              )}
              {timeOff.status === 'PENDING' && (
                <details>
                  <summary>{t('timeOff.suggest')}</summary>
                  <FieldRow>
                    <TextField
                      type="date"
                      label={t('unavailability.fromDay')}
                      value={days.from}
                      onChange={({ target }) => setDays({ ...days, from: target.value })}
                    />
                    <TextField
                      type="date"
                      label={t('unavailability.untilDay')}
                      min={days.from}
                      value={days.until}
                      onChange={({ target }) => setDays({ ...days, until: target.value })}
                    />
                  </FieldRow>
                </details>
              )}
              {timeOff.suggestedFrom && timeOff.suggestedUntil && (
                <p>
                  {t('timeOff.suggested', {
                    when: daysWithTimes(
                      {
                        fromDay: timeOff.suggestedFrom,
                        untilDay: timeOff.suggestedUntil,
                        fromTime: null,
                        untilTime: null,
                      },
                      language,
                    ),
                  })}
                </p>
              )}
              <ThreadPanel about={{ timeOff: id }} />
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** Downloads what proves time off, such as a doctor's note. */
function OffFile({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const { download, loading } = useDownload();
  const file = { path: `/planner/time-off/${id}/file/`, name, failed: t('timeOff.fileFailed') };
  return (
    <div>
      <Button size="small" icon={<Download aria-hidden />} loading={loading} onClick={() => void download(file)}>
        {t('timeOff.file', { name })}
      </Button>
    </div>
  );
}

export const badges: Record<TimeOffStatus, Status> = {
  PENDING: 'pending',
  APPROVED: 'active',
  REFUSED: 'missed',
  WITHDRAWN: 'inactive',
  CANCELLED: 'cancelled',
};

interface Props {
  shift: Impact['shifts'][number];
  /** Who has it. */
  employee: string;
}

/** A shift that nobody would work: somebody else for it, or an open shift, with a click each. */
function UncoveredShift({ shift: uncovered, employee }: Props) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const { whenOf } = useShiftTime();
  const shift = { ...uncovered, status: 'SCHEDULED' as const, checkedInAt: null, employeeId: employee };
  const { offer, busy } = useShiftActions(shift);
  const when = whenOf(shift);
  const place = [shift.title, shift.clientName, shift.locationName].filter(Boolean).join(' · ');
  return (
    <li>
      <Link to={within(pathOf(paths.shift, shift.id))}>{when}</Link> · <span dir="auto">{place}</span>
      <Cluster $gap={2}>
        <WhoElse shift={shift} description={`${when} · ${place}`} of={when} />
        <Button size="small" loading={busy} onClick={() => void offer()}>
          {t('openShifts.offer')}
          <VisuallyHidden> {when}</VisuallyHidden>
        </Button>
      </Cluster>
    </li>
  );
}
