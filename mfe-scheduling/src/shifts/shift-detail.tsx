import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import { chosenShiftStatuses } from '@portfolio/contracts/scheduling';
import { useRetry } from '@portfolio/remote-kit';
import { useFresh } from '@portfolio/remote-kit/screens';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ChosenShiftStatus } from '../generated/graphql.ts';
import { BackLink } from '../shared/details/detail-screen.tsx';
import { CorrectButton, Corrections } from './attendance/correct-button.tsx';
import { useShiftConflicts, ConflictNotices } from '../planner/conflicts/conflict-notices.tsx';
import { RepairButton } from '../planner/repair/repair-button.tsx';
import { PublishDialog } from '../planner/publishing/publish-dialog.tsx';
import { ThreadPanel } from '../planner/threads/thread-panel.tsx';
import { SeriesActions } from './series-actions.tsx';
import { Confirm, AskModal } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { shiftStatusName, PaidNotice } from './shift-status.tsx';
import { chosen } from './shift-values.ts';
import { ShiftFacts } from './shift-facts.tsx';
import { ShiftPlace } from './shift-place.tsx';
import { ShiftDetail as ShiftDetailQuery, type WholeShift } from './shifts.graphql.ts';
import { useShiftActions } from './use-shift-actions.ts';
import { useShiftPaths } from './use-shift-paths.ts';
import { WhoElse } from './who-else.tsx';

/** scheduling.md §2, Shift area: /{id}. */
export function ShiftDetail() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const result = useFresh(ShiftDetailQuery, { id });
  const { failure, retry, retrying } = useRetry(result);
  const shift = result.data?.shift;
  return (
    <ShiftPlace
      title={t('shifts.detail')}
      failed={t('shifts.detailFailed')}
      state={{ id, shift, failure, retry, retrying, loading: result.loading }}
    >
      {(found) => <Detail key={found.id} shift={found} refetch={result.refetch} />}
    </ShiftPlace>
  );
}

function Detail({ shift, refetch }: { shift: WholeShift; refetch: () => Promise<unknown> }) {
  const { t, language } = useTranslation();
  const to = useShiftPaths();
  const navigate = useNavigate();
  const { setStatus, deleteShift, changed } = useShiftActions(shift);
  const [isPublishing, setPublishing] = useState(false);
  const conflicts = useShiftConflicts({ id: shift.id, status: chosen(shift.status) }, shift.timeZone);
  const when = shiftWhen(shift.startTime, shift.endTime, language, shift.timeZone);

  const gone = (): void => {
    void navigate(to.list);
    void changed();
  };

  const remove = async (): Promise<void> => {
    if (await deleteShift()) gone();
  };

  return (
    <>
      <PageHeading
        back={<BackLink to={to.list}>{t('shifts.back')}</BackLink>}
        description={`${shift.employeeName} · ${shift.clientName}`}
        actions={
          <LinkButton as={Link} to={to.edit(shift.id)} variant="primary" icon={<Pencil aria-hidden />}>
            {t('shifts.edit')}
          </LinkButton>
        }
      >
        {shift.title || when}
      </PageHeading>
      <Stack $gap={5}>
        <ConflictNotices conflicts={conflicts} />
        {shift.paid ? <PaidNotice /> : <StatusActions shift={shift} onChange={setStatus} />}
        <ShiftFacts shift={shift} />
        <Corrections id={shift.id} zone={shift.timeZone} />
        <ThreadPanel about={{ shift: shift.id }} />
        <Cluster>
          <CorrectButton shift={shift} />
          {shift.isDraft && (
            <Button icon={<Send aria-hidden />} onClick={() => setPublishing(true)}>
              {t('publishing.review')}
            </Button>
          )}
          {shift.status === 'SCHEDULED' && !shift.paid && (
            <>
              <WhoElse shift={shift} description={`${when} · ${shift.clientName}`} onOffered={gone} />
              {(conflicts.length > 0 || shift.absence) && <RepairButton company={shift.companyId} shifts={[shift]} />}
            </>
          )}
          {!shift.paid && (
            <Confirm
              icon={<Trash2 aria-hidden />}
              action={t('delete.action')}
              question={t('shifts.deleteQuestion', { employee: shift.employeeName, when })}
              onConfirm={remove}
            />
          )}
          <SeriesActions
            shift={shift}
            onRepeated={() => {
              void refetch();
              void changed();
            }}
            onDeleted={gone}
          />
        </Cluster>
      </Stack>
      {isPublishing && (
        <PublishDialog
          company={shift.companyId}
          days={daysAround(shift)}
          among={[shift.id]}
          onClose={() => setPublishing(false)}
          onDone={() => {
            void refetch();
            void changed();
          }}
        />
      )}
    </>
  );
}

/** On the company's clock it may be of the day before or after. */
const daysAround = ({ startTime, timeZone }: WholeShift) =>
  [-1, 1].map((days) => toCalendarDate(parseAbsolute(startTime, timeZone)).add({ days }));

interface Props {
  shift: WholeShift;
  onChange: (status: ChosenShiftStatus) => Promise<void>;
}

const choices = chosenShiftStatuses.map(shiftStatusName).filter((status) => status !== 'MISSED');

/** scheduling.md §4: "a button for every status other than the current one, after confirmation". */
function StatusActions({ shift, onChange }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<ChosenShiftStatus>();
  const [running, setRunning] = useState(false);

  const confirm = async (status: ChosenShiftStatus): Promise<void> => {
    setRunning(true);
    await onChange(status);
    setRunning(false);
    setAsking(undefined);
  };

  return (
    <>
      <Cluster role="group" aria-label={t('shifts.changeStatus')} $gap={2}>
        {choices
          .filter((status) => status !== shift.status)
          .map((status) => (
            <Button key={status} onClick={() => setAsking(status)}>
              {t(`shifts.setStatus.${status}`)}
            </Button>
          ))}
      </Cluster>
      {asking && (
        <AskModal
          open
          title={t('shifts.changeStatus')}
          confirm={t('confirm')}
          busy={running}
          onConfirm={() => confirm(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p>
            {t('shifts.statusQuestion', {
              from: t(`shifts.status.${shift.status}`),
              to: t(`shifts.status.${asking}`),
            })}
          </p>
          {asking === 'SCHEDULED' && shift.checkedInAt && <p>{t('shifts.forgetsCheckIn')}</p>}
          {asking === 'IN_PROGRESS' && !shift.checkedInAt && <p>{t('shifts.checksIn')}</p>}
          {asking === 'IN_PROGRESS' && shift.checkedOutAt && <p>{t('shifts.forgetsCheckOut')}</p>}
        </AskModal>
      )}
    </>
  );
}
