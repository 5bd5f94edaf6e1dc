import { useQuery, useMutation } from '@apollo/client/react';
import { getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { useOpened } from '@portfolio/remote-kit';
import { hasUnsaved } from '@portfolio/remote-kit/forms';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { shiftWhen, viewersZone } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useToast } from '@portfolio/ui/toast';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { unmade, useTakeBack } from '../../shifts/use-take-back.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { FoundForm, BackLink, DeleteItem } from '../../shared/details/detail-screen.tsx';
import { useTranslation } from '../../translator.ts';
import { BatchDialog } from '../repetition/batch-dialog.tsx';
import { Lines } from '../repetition/batch-preview.tsx';
import type { Batch } from '../repetition/batch.graphql.ts';
import { countOf, type AskBatch } from '../repetition/use-batch.ts';
import { RotationForm } from './rotation-form.tsx';
import {
  DeleteRotation,
  RotationDetail,
  FillRotation,
  type MadeShift,
  type WholeRotation,
} from './rotations.graphql.ts';

/** A new rotation. */
export function NewRotation() {
  const { t } = useTranslation();
  const { company, within } = useCompany();
  return (
    <>
      <PageHeading back={<BackLink to={within(paths.rotations)}>{t('rotations.title')}</BackLink>}>
        {t('rotations.newTitle')}
      </PageHeading>
      <RotationForm company={company} />
    </>
  );
}

/** A rotation: how its teams take turns, who is in them, and the days that it fills. */
export function RotationEditor() {
  const { id = '' } = useParams();
  return <Edit key={id} id={id} />;
}

function Edit({ id }: { id: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const toast = useToast();
  const [opened, open] = useOpened();
  // What is planned follows from what is saved.
  const fill = () => (hasUnsaved() ? toast('info', t('rotations.fill.saveFirst')) : open('fill'));
  // A form begins with what is saved now, not with what a list knew.
  const result = useQuery(RotationDetail, { variables: { id }, fetchPolicy: 'network-only' });
  const rotation = result.data?.rotation;
  return (
    <>
      <PageHeading
        back={<BackLink to={within(paths.rotations)}>{t('rotations.title')}</BackLink>}
        actions={
          rotation && (
            <Button variant="primary" icon={<CalendarPlus aria-hidden />} onClick={fill}>
              {t('rotations.fill.action')}
            </Button>
          )
        }
      >
        {rotation === null ? t('rotations.notFound') : (rotation?.name ?? t('rotations.one'))}
      </PageHeading>
      <FoundForm area="rotations" item={rotation} result={result} failed={t('rotations.loadFailed')}>
        {(found) => (
          <Stack $gap={6}>
            <RotationForm rotation={found} company={found.companyId} />
            <div>
              <DeleteItem
                mutation={DeleteRotation}
                item={{ type: 'Rotation', id, name: found.name }}
                area="rotations"
                failed={() => t('rotations.delete.failed')}
              />
            </div>
          </Stack>
        )}
      </FoundForm>
      {rotation && opened === 'fill' && (
        <FillDialog
          rotation={rotation}
          onClose={() => open(undefined)}
          onMade={() => {
            open(undefined);
            void result.refetch();
          }}
        />
      )}
    </>
  );
}

interface Filled extends Batch {
  removed: readonly MadeShift[];
  kept: readonly MadeShift[];
}

interface Props {
  rotation: WholeRotation;
  onMade: () => void;
  onClose: () => void;
}

/** From the day after the last that is planned, or today: the next three months. */
function firstDays({ phases, plannedUntil, until }: WholeRotation) {
  const now = today(getLocalTimeZone()).toString();
  const next = plannedUntil ? parseDate(plannedUntil).add({ days: 1 }).toString() : phases[0]!.from;
  const from = next > now ? next : now;
  const last = parseDate(from).add({ months: 3 }).subtract({ days: 1 }).toString();
  return { from, until: until && until >= from && until < last ? until : last };
}

const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date);

/** Plans the days that a rotation has: what would be made, taken away and left alone is shown before anything is written. */
function FillDialog({ rotation, onMade, onClose }: Props) {
  const { t } = useTranslation();
  const { offerTakeBack } = useTakeBack();
  const refresh = useRefresh();
  const [{ from, until }, setDays] = useState(() => firstDays(rotation));
  const [fill] = useMutation(FillRotation);
  const { id } = rotation;
  const zone = rotation.members[0]?.timeZone ?? viewersZone();
  const ask = useCallback<AskBatch<Filled>>(
    async (choices) => {
      const { data } = await fill({ variables: { id, input: { from, until, ...choices } } });
      const { batch, removed, kept } = data!.fillRotation;
      return { ...batch, removed, kept };
    },
    [fill, id, from, until],
  );
  return (
    <BatchDialog
      title={t('rotations.fill.title', { name: rotation.name })}
      ask={isDay(from) && isDay(until) ? ask : undefined}
      zone={zone}
      nothing={t('rotations.fill.nothing')}
      also={{
        isAny: ({ removed }) => removed.length > 0,
        make: t('rotations.fill.make'),
        shown: ({ removed, kept }) => (
          <>
            <Made kind="info" shifts={removed} name="removed" />
            <Made kind="warning" shifts={kept} name="kept" />
          </>
        ),
      }}
      onMade={(made) => {
        const back = made.removed.map((shift) => ({ change: { id: shift.id, restored: true }, shift }));
        offerTakeBack(
          t('repetition.done', { count: countOf(made, 'MADE') }),
          [...unmade(made, zone), ...back],
          () => void refresh('rotation', 'rotations'),
        );
        onMade();
      }}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          type="date"
          label={t('rotations.fill.from')}
          value={from}
          onChange={({ target }) => setDays({ from: target.value, until })}
        />
        <TextField
          type="date"
          label={t('rotations.fill.until')}
          value={until}
          onChange={({ target }) => setDays({ from, until: target.value })}
        />
      </FieldRow>
    </BatchDialog>
  );
}

interface MadeProps {
  kind: 'info' | 'warning';
  name: 'removed' | 'kept';
  shifts: readonly MadeShift[];
}

const listed = 60;

/** Shifts of before: drafts that go, or what stays. */
function Made({ kind, name, shifts }: MadeProps) {
  const { t, language } = useTranslation();
  if (shifts.length === 0) return null;
  return (
    <div>
      <Notice kind={kind}>{t(`rotations.fill.${name}`, { count: shifts.length })}</Notice>
      {/* It can be scrolled, so it can be reached. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <Lines aria-label={t(`rotations.fill.${name}Label`)} tabIndex={0}>
        {shifts.slice(0, listed).map(({ id, employeeName, clientName, startTime, endTime, timeZone, isPublished }) => (
          <li key={id}>
            <strong>{employeeName}</strong> {shiftWhen(startTime, endTime, language, timeZone)} · {clientName}
            {name === 'kept' && ` · ${t(isPublished ? 'rotations.fill.published' : 'rotations.fill.byHand')}`}
          </li>
        ))}
        {shifts.length > listed && <li>{t('repetition.more', { count: shifts.length - listed })}</li>}
      </Lines>
    </div>
  );
}
