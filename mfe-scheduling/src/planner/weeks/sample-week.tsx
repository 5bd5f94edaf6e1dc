import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { Modal } from '@portfolio/ui/modal';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.ts';
import { instantOf } from '../../shared/times/local-time.ts';
import { useTranslation } from '../../translator.ts';
import { mondayOf, type Period } from '../grid/calendar.ts';
import type { Change } from '../grid/changes.ts';
import type { Schedule } from '../grid/grid.types.ts';
import type { ShiftChanges } from '../grid/use-shift-changes.ts';

/** Enough to see how a week looks. */
const most = { people: 5, days: 5 };

interface Props {
  schedule: Schedule;
  period: Period;
  changes: ShiftChanges;
  onClose: () => void;
}

/** Fills the shown week, Monday to Friday, of what a company has: ordinary shifts, which one Undo takes away together. */
export function SampleWeek({ schedule, period, changes, onClose }: Props) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const [busy, setBusy] = useState(false);
  const people = schedule.employees
    .filter(({ status, isInvited }) => status === 'ACTIVE' || isInvited)
    .slice(0, most.people);
  const clients = schedule.clients.filter(({ status }) => status === 'ACTIVE');
  const monday = mondayOf(period.days[0]!);
  const days = Array.from({ length: most.days }, (_, day) => monday.add({ days: day }));
  const sample = people.flatMap(({ id }, index) => {
    const client = clients[index % clients.length];
    if (!client) return [];
    // Days and nights, as at most places.
    const [from, until] = index % 2 === 0 ? ['08:00', '16:00'] : ['16:00', '23:00'];
    return days.map((day): Change => {
      const at = (time: string) => instantOf(`${day.toString()}T${time}`, client.timeZone ?? schedule.timeZone)!;
      const shift = {
        title: t('sample.shift'),
        notes: '',
        allowOverlap: false,
        clientId: client.id,
        locationId: null,
        postId: null,
        employeeId: id,
        startTime: at(from),
        endTime: at(until),
        status: 'SCHEDULED' as const,
      };
      return { key: `sample-${id}-${day.toString()}`, kind: 'create', shift };
    });
  });
  const count = sample.length;
  const make = async (): Promise<void> => {
    setBusy(true);
    const isMade = await changes.apply(sample, t('sample.made', { count }));
    setBusy(false);
    if (isMade) onClose();
  };
  return (
    <Modal
      open
      title={t('sample.title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        count > 0 && (
          <Button variant="primary" loading={busy} onClick={() => void make()}>
            {t('sample.make', { count })}
          </Button>
        )
      }
    >
      {count > 0 ? (
        <Stack $gap={3}>
          <p>{t('sample.text')}</p>
          <Muted as="p" dir="auto">
            {people.map(({ name }) => name).join(', ')}
          </Muted>
        </Stack>
      ) : (
        <p>
          {t('sample.nothing')}{' '}
          <Link to={within(clients.length === 0 ? paths.newClient : paths.import.replace(':kind', 'employees'))}>
            {t(`dashboard.steps.ways.${clients.length === 0 ? 'newClient' : 'paste'}`)}
          </Link>
        </p>
      )}
    </Modal>
  );
}
