import { getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { useMutation } from '@apollo/client/react';
import { shiftWhen, viewersZone } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { Modal } from '@portfolio/ui/modal';
import { Notice } from '@portfolio/ui/notice';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { useToast } from '@portfolio/ui/toast';
import { useCallback, useState } from 'react';
import { LoadError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { BatchPreview, Lines } from '../repetition/batch-preview.tsx';
import type { Batch } from '../repetition/batch.graphql.ts';
import { countOf, useBatch, type AskBatch } from '../repetition/use-batch.ts';
import { FillRotation, type MadeShift, type WholeRotation } from './rotations.graphql.ts';

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
export function FillDialog({ rotation, onMade, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const [{ from, until }, setDays] = useState(() => firstDays(rotation));
  const [fill] = useMutation(FillRotation);
  const { id } = rotation;
  const ask = useCallback<AskBatch<Filled>>(
    async (choices) => {
      const { data } = await fill({ variables: { id, input: { from, until, ...choices } } });
      const { batch, removed, kept } = data!.fillRotation;
      return { ...batch, removed, kept };
    },
    [fill, id, from, until],
  );
  const isAsked = isDay(from) && isDay(until);
  const { batch, failure, retry, make, making } = useBatch(isAsked ? ask : undefined, (made) => {
    toast('success', t('repetition.done', { count: countOf(made, 'MADE') }));
    onMade();
  });
  const count = batch ? countOf(batch, 'MADE') : 0;
  const isUseful = !batch || count > 0 || batch.removed.length > 0;
  const zone = rotation.members[0]?.timeZone ?? viewersZone();
  return (
    <Modal
      open
      keepOpenOutside
      onClose={onClose}
      title={t('rotations.fill.title', { name: rotation.name })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t(isUseful ? 'cancel' : 'close')}
          </Button>
          {isUseful && (
            <Button variant="primary" disabled={!batch} loading={making} onClick={() => void make()}>
              {batch && count > 0 ? t('repetition.make', { count }) : t('rotations.fill.make')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
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
        {failure !== undefined && (
          <LoadError title={t('repetition.noPreview')} retry={retry}>
            {failure}
          </LoadError>
        )}
        {failure === undefined && batch && (
          <>
            <BatchPreview batch={batch} zone={zone} nothing={t('rotations.fill.nothing')} />
            <Made kind="info" shifts={batch.removed} name="removed" />
            <Made kind="warning" shifts={batch.kept} name="kept" />
          </>
        )}
        {failure === undefined && !batch && isAsked && (
          <SkeletonGroup label={t('repetition.loading')}>
            <SkeletonText lines={4} />
          </SkeletonGroup>
        )}
      </Stack>
    </Modal>
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
