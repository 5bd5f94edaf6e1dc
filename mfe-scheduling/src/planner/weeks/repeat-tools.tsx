import { useMutation } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Modal } from '@portfolio/ui/modal';
import { Muted } from '@portfolio/ui/text';
import CopyPlus from 'lucide-react/icons/copy-plus';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { instantOf } from '../../shared/times/local-time.ts';
import { useTranslation } from '../../translator.ts';
import { type Period, mondayOf, dateOf } from '../grid/calendar.ts';
import { plannedOf, type Planned, type Change } from '../grid/changes.ts';
import type { Schedule } from '../grid/grid.types.ts';
import type { ShiftChanges } from '../grid/use-shift-changes.ts';
import type { Batch } from '../repetition/batch.graphql.ts';
import { TemplatesDialog } from './templates-dialog.tsx';
import { useDayWords } from '../grid/use-day-words.ts';
import { BatchDialog } from '../repetition/batch-dialog.tsx';
import type { AskBatch } from '../repetition/use-batch.ts';
import { graphql } from '../../generated/index.ts';

interface Props {
  schedule: Schedule;
  period: Period;
  changes: ShiftChanges;
}

/** What fills the shown days at once: buttons that open the dialogs of {@link RepeatDialogs}, and the way to a plan that repairs, too. */
export function RepeatTools({ period: { days }, client }: { period: Period; client: string }) {
  const { t } = useTranslation();
  const [, open] = useOpened();
  const { within } = useCompany();
  const asked = { from: String(days[0]), until: String(days.at(-1)), move: '1', ...(client && { client }) };
  return (
    <>
      <Button icon={<CopyPlus aria-hidden />} onClick={() => open('copy')}>
        {t('repetition.copyWeek')}
      </Button>
      <Button icon={<LayoutTemplate aria-hidden />} onClick={() => open('templates')}>
        {t('templates.open')}
      </Button>
      <LinkButton as={Link} to={within(`${paths.fill}?${new URLSearchParams(asked)}`)} icon={<Sparkles aria-hidden />}>
        {t('plans.fillDays')}
      </LinkButton>
    </>
  );
}

/** Their dialogs, which an address opens too. Each is one step to undo. */
export function RepeatDialogs({ schedule, period, changes }: Props) {
  const company = schedule.company.id;
  const { t } = useTranslation();
  const [opened, open] = useOpened();
  const close = (): void => open(undefined);
  const made = (batch: Batch): void => {
    close();
    void changes.take(madeOf(batch), t('repetition.done', { count: madeOf(batch).length }));
  };
  return (
    <>
      {opened === 'copy' && <CopyWeekDialog {...{ company, period }} onMade={made} onClose={close} />}
      {opened === 'sample' && <SampleWeek {...{ schedule, period, changes }} onClose={close} />}
      {opened?.startsWith('template') && <TemplatesDialog {...{ company, period }} onMade={made} onClose={close} />}
    </>
  );
}

/** What was made, as the history of the grid knows it. */
function madeOf({ shifts }: Batch): { key: string; shift: Planned }[] {
  return shifts.flatMap(({ id, state, ...shift }) =>
    state === 'MADE' && id ? [{ key: id, shift: plannedOf({ ...shift, postId: null, status: 'SCHEDULED' }) }] : [],
  );
}

/** Enough to see how a week looks. */
const most = { people: 5, days: 5 };

interface SampleWeekProps {
  schedule: Schedule;
  period: Period;
  changes: ShiftChanges;
  onClose: () => void;
}

/** Fills the shown week, Monday to Friday, of what a company has: ordinary shifts, which one Undo takes away together. */
function SampleWeek({ schedule, period, changes, onClose }: SampleWeekProps) {
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

const CopyWeek = graphql('mutation CopyWeek { copyWeek { ...Batch } }');

interface CopyWeekDialogProps {
  company: string;
  period: Period;
  onMade: (batch: Batch) => void;
  onClose: () => void;
}

/** Copies the week before, or any other one, into the shown week: the first one that is shown. */
function CopyWeekDialog({ company, period, onMade, onClose }: CopyWeekDialogProps) {
  const { t } = useTranslation();
  const words = useDayWords();
  const monday = useMemo(() => mondayOf(period.days[0]!), [period]);
  const [from, setFrom] = useState(() => monday.subtract({ days: 7 }).toString());
  const [copy] = useMutation(CopyWeek);

  const source = dateOf(from);
  const isSame = source !== undefined && mondayOf(source).compare(monday) === 0;
  const isReal = source !== undefined && source.year >= 1970 && !isSame;
  const to = monday.toString();
  const ask = useCallback<AskBatch>(
    async (choices) => (await copy({ variables: { input: { company, from, to, ...choices } } })).data!.copyWeek,
    [copy, company, from, to],
  );

  const week = (first: typeof monday): string => words.range(first, first.add({ days: 6 }));
  return (
    <BatchDialog
      title={t('repetition.copyTitle', { week: week(monday) })}
      ask={isReal ? ask : undefined}
      zone={period.zone}
      nothing={t('repetition.emptyWeek')}
      onMade={onMade}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={t('repetition.from')}
        hint={isReal ? t('repetition.weekOf', { week: week(mondayOf(source)) }) : t('repetition.fromHint')}
        error={isSame ? t('repetition.sameWeek') : undefined}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
    </BatchDialog>
  );
}
