import { useQuery } from '@apollo/client/react';
import { toCalendarDateTime, Time } from '@internationalized/date';
import type { OnceContext } from '@portfolio/remote-kit';
import { changesOf } from '@portfolio/remote-kit/forms';
import { Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { Confirm } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { ShiftFields } from '../../shifts/shift-fields.tsx';
import { localTime } from '../../shared/times/local-time.ts';
import { detailsOf, inputOf, newShift, valuesOf, type ShiftValues } from '../../shifts/shift-values.ts';
import { ShiftDetail } from '../../shifts/shifts.graphql.ts';
import { useShiftForm } from '../../shifts/use-shift-form.ts';
import { RepairButton } from '../repair/repair-button.tsx';
import type { Change, Planned } from './changes.ts';
import type { Schedule, ScheduledShift } from './grid.types.ts';
import { placeIn } from './moves.ts';
import type { Opened } from './use-opened-place.ts';
import { ofItsOnlyChange } from './refusal.ts';
import { useConflicts } from './use-conflicts.ts';
import { zonesOf } from './zones.ts';

/** What destroys is not beside what saves. */
const Start = styled.div`
  margin-right: auto;
`;

interface Props {
  opened: Opened;
  schedule: Schedule;
  attempt: (changes: readonly Change[], done: string, once?: OnceContext) => Promise<void>;
  onClose: () => void;
}

/** Plans a new shift, or changes or deletes one. */
export function ShiftDialog({ opened, schedule, attempt, onClose }: Props) {
  const { t } = useTranslation();
  const { shift } = opened;
  const conflicts = useConflicts();
  const [values] = useState(() => valuesIn(opened, schedule));
  const { form, overlaps } = useShiftForm(values, {
    draft: `grid-shift/${shift?.id ?? 'new'}`,
    id: shift?.id,
    send: (sent, once, began) => {
      const planned = plannedOf(sent, shift);
      const change: Change = shift
        ? { key: shift.id, kind: 'update', ...changedFrom(plannedOf(began, shift), planned) }
        : { key: `new-${(made += 1)}`, kind: 'create', shift: planned };
      return ofItsOnlyChange(attempt([change], t(shift ? 'scheduler.saved' : 'scheduler.created'), once));
    },
    onSaved: onClose,
  });
  const [failed, setFailed] = useState(false);
  const paid = useQuery(ShiftDetail, { variables: { id: shift?.id ?? '' }, skip: shift?.status !== 'COMPLETED' }).data
    ?.shift?.paid;

  const remove = async (): Promise<void> => {
    if (!shift) return;
    setFailed(false);
    try {
      await attempt([{ key: shift.id, kind: 'delete' }], t('scheduler.deleted'));
      onClose();
    } catch {
      setFailed(true);
    }
  };

  const employee = schedule.employees.find(({ id }) => id === shift?.employeeId)?.name ?? '';
  return (
    <FormModal
      form={form}
      title={shift ? t('scheduler.shift.edit', { employee }) : t('scheduler.shift.new')}
      save={t(shift ? 'shifts.change.save' : 'shifts.create.save')}
      errorsTitle={t('shifts.notSaved')}
      onClose={onClose}
      start={
        shift &&
        !paid && (
          <Start>
            <Confirm
              action={t('scheduler.shift.delete')}
              question={t('scheduler.shift.deleteQuestion')}
              confirm={t('scheduler.shift.confirm')}
              onConfirm={remove}
            />
          </Start>
        )
      }
    >
      {failed && <Notice kind="danger">{t('shifts.deleteFailed')}</Notice>}
      <ShiftFields id={shift?.id} paid={paid} form={form} overlaps={overlaps} values={values} />
      {shift?.status === 'SCHEDULED' && conflicts.of(shift.id).length > 0 && (
        <Cluster>
          <RepairButton company={schedule.company.id} shifts={[{ ...shift, timeZone: zonesOf(schedule)(shift) }]} />
        </Cluster>
      )}
    </FormModal>
  );
}

let made = 0;

/** A day's work, as most shifts are. */
const [begins, ends] = [new Time(9), new Time(17)];

function valuesIn(opened: Opened, schedule: Schedule): ShiftValues {
  const zoneOf = zonesOf(schedule);
  if (opened.shift) return valuesOf(opened.shift, zoneOf(opened.shift));
  const {
    clientId = '',
    locationId,
    postId,
    employeeId = '',
    ...said
  }: Partial<Planned> = {
    ...(opened.row && placeIn(opened.row)),
    ...opened.planned,
  };
  const zone = zoneOf({ clientId, locationId: locationId ?? null });
  const at = (time: Time) => toCalendarDateTime(opened.day, time).toString().slice(0, 16);
  return newShift({
    client: clientId,
    location: locationId ?? '',
    post: postId ?? '',
    employee: employeeId,
    startTime: said.startTime ? localTime(said.startTime, zone) : at(begins),
    endTime: said.endTime ? localTime(said.endTime, zone) : at(ends),
    zone,
  });
}

/** What the form says, as the grid has it. */
function plannedOf(values: ShiftValues, before: ScheduledShift | undefined): Planned {
  const { startTime, endTime } = inputOf(values, values.zone, before);
  const { client, location, post, employee, status } = values;
  const place = { clientId: client, locationId: location || null, postId: post || null, employeeId: employee };
  return { ...detailsOf(values), ...place, startTime, endTime, status };
}

/** Only what differs is sent, and only that is what undoing restores. */
function changedFrom(before: Planned, after: Planned): { shift: Partial<Planned>; seen: Partial<Planned> } {
  const { input, seen } = changesOf(after, before);
  return { shift: input, seen };
}
