import { chosenShiftStatuses } from '@portfolio/contracts/scheduling';
import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { useState } from 'react';
import type { ChosenShiftStatus } from '../generated/graphql.ts';
import { AskModal } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { shiftStatusName } from './shift-status.tsx';
import type { WholeShift } from './shifts.graphql.ts';

interface Props {
  shift: WholeShift;
  onChange: (status: ChosenShiftStatus) => Promise<void>;
}

const choices = chosenShiftStatuses.map(shiftStatusName).filter((status) => status !== 'MISSED');

/** scheduling.md §4: "a button for every status other than the current one, after confirmation". */
export function StatusActions({ shift, onChange }: Props) {
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
