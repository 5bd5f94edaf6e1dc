import type { CalendarDate } from '@internationalized/date';
import { TextField } from '@portfolio/ui/field';
import { Popover } from '@portfolio/ui/popover';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../translator.ts';
import { dateOf } from './calendar.ts';

const id = 'go-to-date';

interface Props {
  shown: CalendarDate;
  goTo: (date: CalendarDate) => void;
}

/** A button below which any date is written. */
export function DateField(props: Props) {
  const { t } = useTranslation();
  return (
    <Popover id={id} size="small" variant="ghost" icon={<CalendarSearch aria-hidden />} label={t('scheduler.date')}>
      <Field {...props} />
    </Popover>
  );
}

/** It follows the address, and leaves alone what is being typed. */
function Field({ shown, goTo }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const text = shown.toString();
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);
  return (
    <TextField
      ref={input}
      name={id}
      type="date"
      label={t('scheduler.date')}
      defaultValue={text}
      onChange={(event) => {
        const date = dateOf(event.target.value);
        // While a year is typed, it is one of the first century for a moment.
        if (date && date.year >= 1970) goTo(date);
      }}
    />
  );
}

export function focusDateField(): void {
  const input = document.querySelector<HTMLInputElement>(`input[name=${id}]`);
  if (input) input.focus();
  else document.getElementById(id)?.click();
}
