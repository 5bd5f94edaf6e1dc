import { DateFormatter, parseDate, toZoned } from '@internationalized/date';
import { daysOfWeek } from '@portfolio/contracts/scheduling';
import { calendarDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import type { ReactNode } from 'react';
import type { DayOfWeek } from '../../generated/graphql.ts';
import { Dialog, LoadError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { BatchPreview } from './batch-preview.tsx';
import type { Batch } from './batch.graphql.ts';
import { countOf, useBatch, type AskBatch } from './use-batch.ts';

interface Props<Asked extends Batch> {
  title: string;
  /** What is chosen. */
  children: ReactNode;
  ask: AskBatch<Asked> | undefined;
  /** IANA name: whose clock times are on. */
  zone: string;
  /** Said when there is nothing to make at all. */
  nothing: string;
  /** Said of shifts that are there already. */
  there?: string;
  /** What else it would change, below. */
  also?: { isAny: (batch: Asked) => boolean; make: string; shown: (batch: Asked) => ReactNode };
  onMade: (batch: Asked) => void;
  onClose: () => void;
}

/** Plans several shifts together: what would be made is shown before anything is written. */
export function BatchDialog<Asked extends Batch>({
  title,
  children,
  ask,
  zone,
  nothing,
  there,
  also,
  onMade,
  onClose,
}: Props<Asked>) {
  const { t } = useTranslation();
  const { batch, failure, retry, make, making } = useBatch(ask, onMade);
  const count = batch ? countOf(batch, 'MADE') : 0;
  const isUseful = !batch || count > 0 || also?.isAny(batch);
  return (
    <Dialog
      keepOpenOutside
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t(isUseful ? 'cancel' : 'close')}
          </Button>
          {isUseful && (
            <Button variant="primary" disabled={!batch} loading={making} onClick={() => void make()}>
              {count > 0 ? t('repetition.make', { count }) : (also?.make ?? t('repetition.makeSome'))}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {children}
        {failure !== undefined ? (
          <LoadError title={t('repetition.noPreview')} retry={retry}>
            {failure}
          </LoadError>
        ) : batch ? (
          <>
            <BatchPreview batch={batch} zone={zone} nothing={nothing} {...(there && { there })} />
            {also?.shown(batch)}
          </>
        ) : (
          ask && (
            <SkeletonGroup label={t('repetition.loading')}>
              <SkeletonText lines={4} />
            </SkeletonGroup>
          )
        )}
      </Stack>
    </Dialog>
  );
}

interface Rule {
  weekdays: readonly DayOfWeek[];
  everyWeeks: number;
  /** `YYYY-MM-DD`. */
  until: string;
}

/** A Monday. */
const monday = parseDate('2001-01-01');

/** Days of the week in the order of the week, as GraphQL has them. */
export const weekdays = daysOfWeek.map((day) => day.toUpperCase() as DayOfWeek);

/** Rules of repetition, and days of the week, in the reader's words. */
export function useRuleWords() {
  const { t, language } = useTranslation();
  const write = (date: typeof monday, options: Intl.DateTimeFormatOptions) =>
    new DateFormatter(language, { timeZone: 'UTC', ...options }).format(toZoned(date, 'UTC').toDate());
  const dayName = (day: DayOfWeek): string => write(monday.add({ days: weekdays.indexOf(day) }), { weekday: 'short' });
  return {
    dayName,
    ruleOf: ({ weekdays: days, everyWeeks, until }: Rule): string =>
      t('series.rule', {
        count: everyWeeks,
        days: new Intl.ListFormat(language).format(weekdays.filter((day) => days.includes(day)).map(dayName)),
        until: calendarDay(until, language),
      }),
  };
}
