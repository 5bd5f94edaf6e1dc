import { useMutation } from '@apollo/client/react';
import { paintLimits } from '@portfolio/contracts/scheduling';
import { shiftHours } from '@portfolio/contracts/dates';
import { overlap, paint, takingBack, type Said, type Stroke } from '@portfolio/planning/dated';
import { useChosenZone } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { dayIn, useNow, viewersZone } from '@portfolio/remote-kit/times';
import { Panel } from '@portfolio/ui/card';
import { ToggleChip } from '@portfolio/ui/chip';
import { TimeField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState, useRef } from 'react';
import { useKeptQuery, useIsCopy } from '../../offline/use-kept-query.tsx';
import { daysOf, monthAfter } from '../../time-off/month.ts';
import { useTranslation } from '../../translator.ts';
import { strokesOn, type Brush, brushes, hours, kindIcons, parts, saidIn, strokeSent } from './brush.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { MyMonth, MyDatedAvailability, PaintMyAvailability } from './painted.graphql.ts';
import { daysAfter } from './weeks-of-month.ts';

/** When one can't work, would rather, or rather not, by date: a month that is painted. */
export function Painted() {
  const { t, language } = useTranslation();
  const id = useId();
  const isCopy = useIsCopy();
  const now = useNow();
  const timezone = useChosenZone();
  const today = dayIn(timezone ?? viewersZone(), now);
  const last = daysAfter(today, paintLimits.daysAhead);
  const [moved, move] = useState(today);
  const active = moved < today ? today : moved;
  const [brush, setBrush] = useState<Brush>({ kind: 'CANNOT', part: 'day', from: '09:00', until: '17:00' });
  const { said, paintOver } = usePainting();
  const month = active.slice(0, 7);
  const { days } = daysOf(month);
  const { data } = useKeptQuery(MyMonth, {
    variables: { firstDay: days[0]!, lastDay: days.at(-1)!, timezone },
    fetchPolicy: 'cache-and-network',
  });
  if (!said) return null;
  const planned = data?.myShifts.results.filter(({ status }) => status !== 'CANCELLED') ?? [];
  const shifts = new Map(
    [...Map.groupBy(planned, ({ date }) => date)].map(([day, own]) => [
      day,
      own.map((shift) => shiftHours(shift.startTime, shift.endTime, language, timezone ?? shift.timeZone)),
    ]),
  );
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const isWrong = brush.part === 'times' && !(isTime(brush.from) && isTime(brush.until) && brush.from !== brush.until);
  const show = (months: number): void => {
    const day = `${monthAfter(month, months)}-01`;
    move(day < today ? today : day);
  };
  return (
    <Panel title={t('availability.painted.title')} gap={3}>
      <Muted>{t('availability.painted.lead')}</Muted>
      {!isCopy && <BrushField brush={brush} onChange={setBrush} />}
      <div>
        <Cluster $justify="space-between">
          <IconButton
            size="large"
            icon={<ChevronLeft aria-hidden />}
            label={t('timeOff.monthBefore')}
            disabled={month <= today.slice(0, 7)}
            onClick={() => show(-1)}
          />
          <strong id={id} aria-live="polite">
            {name.format(new Date(`${month}-01`))}
          </strong>
          <IconButton
            size="large"
            icon={<ChevronRight aria-hidden />}
            label={t('timeOff.monthAfter')}
            disabled={month >= last.slice(0, 7)}
            onClick={() => show(1)}
          />
        </Cluster>
        <MonthCalendar
          labelledBy={id}
          describedBy={`${id}-keys`}
          active={active}
          onMove={move}
          first={today}
          last={last}
          said={said}
          shifts={shifts}
          brush={brush}
          disabled={isCopy || isWrong}
          onPaint={(painted) => {
            const over = brush.kind === 'CANNOT' ? painted.filter((day) => shifts.has(day)).length : 0;
            void paintOver(said, strokesOn(said, painted, brush), over);
          }}
        />
      </div>
      <Muted>
        <BriefcaseBusiness size="1em" style={{ display: 'inline' }} aria-hidden /> {t('availability.painted.planned')}
      </Muted>
      <Muted id={`${id}-keys`}>{t('availability.painted.keys')}</Muted>
    </Panel>
  );
}

const isTime = (value: string): boolean => /^\d\d:\d\d$/.test(value);

interface Props {
  brush: Brush;
  onChange: (brush: Brush) => void;
}

/** What is painted, and of which part of the day. */
function BrushField({ brush, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Cluster $gap={2} role="group" aria-label={t('availability.painted.brush')}>
        {brushes.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <ToggleChip key={kind} pressed={brush.kind === kind} onToggle={() => onChange({ ...brush, kind })}>
              <Icon aria-hidden />
              {t(`availability.painted.kind.${kind}`)}
            </ToggleChip>
          );
        })}
      </Cluster>
      <Cluster $gap={2} role="group" aria-label={t('availability.painted.part')}>
        {parts.map((part) => (
          <ToggleChip key={part} pressed={brush.part === part} onToggle={() => onChange({ ...brush, part })}>
            {t(`availability.painted.parts.${part}`)}
            {part !== 'day' && part !== 'times' && ` ${hours[part].join('–')}`}
          </ToggleChip>
        ))}
      </Cluster>
      {brush.part === 'times' && (
        <FieldRow>
          <TimeField
            label={t('availability.painted.from')}
            value={brush.from}
            onChange={(from) => onChange({ ...brush, from })}
          />
          <TimeField
            label={t('availability.painted.until')}
            hint={t('availability.painted.untilHint')}
            value={brush.until}
            onChange={(until) => onChange({ ...brush, until })}
          />
        </FieldRow>
      )}
    </>
  );
}

/** What one has said of days, with what is on its way, and a way to say more, which can be taken back for a while. */
function usePainting() {
  const { t } = useTranslation();
  const { run } = useAction();
  const { data } = useKeptQuery(MyDatedAvailability, { fetchPolicy: 'cache-and-network' });
  const [send] = useMutation(PaintMyAvailability, {
    refetchQueries: ['MyUnavailability'],
    update(cache, { data: painted }) {
      if (painted)
        cache.writeQuery({
          query: MyDatedAvailability,
          data: { myDatedAvailability: painted.paintMyAvailability },
        });
    },
  });
  const [sent, setSent] = useState<readonly (readonly Stroke[])[]>([]);
  // One after the other: the last one painted is the last one said.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const known = data?.myDatedAvailability.map(saidIn);
  const said = known && paint(known, sent.flat());

  const sendInTurn = (strokes: readonly Stroke[]): Promise<unknown> => {
    setSent((before) => [...before, strokes]);
    const turn = last.current
      .then(() => send({ variables: { strokes: strokes.map(strokeSent) } }))
      .finally(() => setSent((before) => before.filter((each) => each !== strokes)));
    last.current = turn.catch(() => undefined);
    return turn;
  };

  /** @param before what was said, as it is when it is taken back @param shifts how many shifts of these days stay */
  const paintOver = (before: readonly Said[], strokes: readonly Stroke[], shifts: number): Promise<boolean> =>
    run(() => sendInTurn(strokes), {
      done: shifts > 0 ? t('availability.painted.savedOver', { count: shifts }) : t('availability.painted.saved'),
      failed: t('availability.daysOff.saveFailed'),
      undo: () =>
        sendInTurn(
          takingBack(
            before.filter((part) => strokes.some((each) => overlap(each, part))),
            strokes,
          ),
        ),
    });
  return { said, paintOver };
}
