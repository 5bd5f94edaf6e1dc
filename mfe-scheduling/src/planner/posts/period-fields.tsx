import { getLocalTimeZone, today } from '@internationalized/date';
import { scheduling } from '@portfolio/contracts/scheduling';
import type { FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ChipsField, NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { Muted } from '@portfolio/ui/text';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Quiet } from '../../shared/details/section.tsx';
import { useTranslation } from '../../translator.ts';
import {
  days,
  newPeriod,
  newWatch,
  weeklyHours,
  type PeriodValues,
  type WatchValues,
  type DemandValues,
} from './demand-values.ts';
import type { WholePost } from './posts.graphql.ts';
import { StretchFields } from './stretch-fields.tsx';

/** The weeks of a post: from one day to another, after so many weeks again. */
export function PeriodFields({ form, post }: { form: FormState<DemandValues>; post: WholePost }) {
  const { t } = useTranslation();
  const { value, onChange } = form.controlled('periods');
  const add = (): void => {
    const now = today(getLocalTimeZone()).toString();
    const from = post.startDate && post.startDate > now ? post.startDate : now;
    onChange([...value, newPeriod(from)]);
  };
  return (
    <Fieldset>
      <FieldsetTitle>{t('demand.week')}</FieldsetTitle>
      {value.length === 0 && <Quiet>{t('demand.nothing')}</Quiet>}
      {value.map((period, at) => (
        <Period
          // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
          key={at}
          period={period}
          headCount={post.headCount}
          errorOf={(name) => form.error(`periods.${at}.${name}`)}
          error={form.error(`periods.${at}`)}
          onChange={(changed) => onChange(value.with(at, changed))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button icon={<Plus aria-hidden />} onClick={add}>
          {t('demand.addPeriod')}
        </Button>
      </div>
    </Fieldset>
  );
}

interface PeriodProps {
  period: PeriodValues;
  headCount: number;
  error: string | undefined;
  errorOf: (name: string) => string | undefined;
  onChange: (period: PeriodValues) => void;
  onRemove: () => void;
}

function Period({ period, headCount, error, errorOf, onChange, onRemove }: PeriodProps) {
  const { t } = useTranslation();
  const { from, until, weeks, watches } = period;
  const changeWatch = (at: number, watch: WatchValues) => onChange({ ...period, watches: watches.with(at, watch) });
  return (
    <Card>
      <Stack $gap={4}>
        {error && <Notice kind="danger">{error}</Notice>}
        <FieldRow>
          <TextField
            type="date"
            label={t('demand.fromDay')}
            value={from}
            error={errorOf('from')}
            onChange={({ target }) => onChange({ ...period, from: target.value })}
          />
          <TextField
            type="date"
            label={t('demand.untilDay')}
            optional={t('optional')}
            value={until}
            error={errorOf('until')}
            onChange={({ target }) => onChange({ ...period, until: target.value })}
          />
          <NumberField
            inputMode="numeric"
            min={1}
            max={scheduling.patternWeeks}
            label={t('demand.weeks')}
            value={weeks}
            error={errorOf('weeks')}
            onChange={({ target }) => onChange({ ...period, weeks: target.value })}
          />
        </FieldRow>
        {watches.map((watch, at) => (
          <StretchFields
            // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
            key={at}
            value={watch}
            headCount={headCount}
            onChange={(changed) => changeWatch(at, changed)}
            onRemove={() => onChange({ ...period, watches: watches.toSpliced(at, 1) })}
          >
            <WatchDays watch={watch} weeks={Number(weeks) || 1} onChange={(changed) => changeWatch(at, changed)} />
          </StretchFields>
        ))}
        <Muted as="p">{t('demand.weekly', { hours: Math.round(weeklyHours(period, headCount) * 10) / 10 })}</Muted>
        <Cluster $gap={3}>
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            onClick={() => onChange({ ...period, watches: [...watches, newWatch()] })}
          >
            {t('demand.addHours')}
          </Button>
          <Button size="small" variant="ghost" icon={<Trash2 aria-hidden />} onClick={onRemove}>
            {t('demand.removePeriod')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

interface WatchDaysProps {
  watch: WatchValues;
  weeks: number;
  onChange: (watch: WatchValues) => void;
}

/** On which days of the week, and of a rotation in which week. */
function WatchDays({ watch, weeks, onChange }: WatchDaysProps) {
  const { t } = useTranslation();
  return (
    <Stack $gap={3}>
      {weeks > 1 && (
        <SelectField
          label={t('demand.weekOf')}
          value={watch.week}
          onChange={({ target }) => onChange({ ...watch, week: target.value })}
        >
          {Array.from({ length: Math.min(weeks, scheduling.patternWeeks) }, (_, index) => (
            <option key={index} value={index + 1}>
              {t('demand.weekNumber', { number: index + 1 })}
            </option>
          ))}
        </SelectField>
      )}
      <ChipsField
        label={t('demand.days')}
        options={days.map((day) => ({ id: day, name: t(`demand.dayNames.${day}`) }))}
        value={watch.days}
        onChange={(chosen) => onChange({ ...watch, days: days.filter((day) => chosen.includes(day)) })}
      />
    </Stack>
  );
}
