import type { FormState } from '@portfolio/remote-kit/forms';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { Quiet } from '../../shared/details/detail.styles.ts';
import { useTranslation } from '../../translator.ts';
import type { DemandValues } from './demand-values.ts';
import { StretchList } from './stretch-list.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  overflow-wrap: anywhere;
`;

/** Days on which something else is asked for, and stretches that are not staffed; and why. @param zone of the post's place */
export function ExceptionFields({ form, zone }: { form: FormState<DemandValues>; zone: string }) {
  const { t, language } = useTranslation();
  const closures = form.controlled('closures');
  const { value, onChange } = form.controlled('exceptions');
  return (
    <Fieldset>
      <FieldsetTitle>{t('demand.exceptions')}</FieldsetTitle>
      {value.length + closures.value.length === 0 && <Quiet>{t('demand.noExceptions')}</Quiet>}
      {value.map((exception, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
        <Card key={at}>
          <Stack $gap={4}>
            <FieldRow>
              <TextField
                type="date"
                label={t('demand.date')}
                value={exception.date}
                error={form.error(`exceptions.${at}.date`)}
                onChange={({ target }) => onChange(value.with(at, { ...exception, date: target.value }))}
              />
              <TextField
                name="reason"
                label={t('demand.reason')}
                autoComplete="off"
                maxLength={200}
                value={exception.reason}
                error={form.error(`exceptions.${at}.reason`)}
                onChange={({ target }) => onChange(value.with(at, { ...exception, reason: target.value }))}
              />
            </FieldRow>
            {exception.stretches.length === 0 && <Muted as="p">{t('demand.notStaffed')}</Muted>}
            <StretchList
              value={exception.stretches}
              onChange={(stretches) => onChange(value.with(at, { ...exception, stretches }))}
            />
            <div>
              <Button
                size="small"
                variant="ghost"
                icon={<Trash2 aria-hidden />}
                onClick={() => onChange(value.toSpliced(at, 1))}
              >
                {t('demand.removeException')}
              </Button>
            </div>
          </Stack>
        </Card>
      ))}
      {closures.value.map(({ from, until, heads, reason }, at) => (
        <Line key={`${from} ${until} ${reason}`}>
          <span dir="auto">
            {shiftWhen(from, until, language, zone)} · {t('demand.closed', { count: heads })} · {reason}
          </span>
          <Button
            size="small"
            variant="ghost"
            icon={<Trash2 aria-hidden />}
            onClick={() => closures.onChange(closures.value.toSpliced(at, 1))}
          >
            {t('demand.takeBack')}
          </Button>
        </Line>
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...value, { date: '', reason: '', stretches: [] }])}
        >
          {t('demand.addException')}
        </Button>
      </div>
    </Fieldset>
  );
}
